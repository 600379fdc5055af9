# Neustart: Texte für Lagekarte, Chronik und Wiederholung.
#
# Die Seite und die Kommandozeile lesen dieselbe Datei. Argumente heißen wie in docs/protocol.md; dazu kommen abgeleitete:
#   $name    Anzeigename des Sitzes (seat); $names mehrere, schon mit „und“ verbunden; $count ihre Zahl
#   $actor   Name einer Rolle („Feuerwehr“); $actors mehrere mit „und“; $team Kürzel eines Trupps („F1“)
#   $quarter Name eines Quartiers; $at der Ort darin („in der Altstadt“); $origin und $target Start und Ziel einer Fahrt
#   $card, $story Titel und Text einer Karte; $action Name einer Aktion; $business, $building Name eines Gebäudes
#   $day     Name eines Wochentags; $unit „day“ oder „night“; $phase ein Abschnitt
#   $goods   „supplies“ oder „fuel“; $flow „in“ oder „out“; Wahrheitswerte „yes“ / „no“

## Woche, Rollen, Gebäude

opening = Montag, kurz nach acht. Erst flackert das Licht, dann schweigt die Stadt. Niemand weiß, wie lange – also beginnt ihr zu planen.
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
weekday-8 = Montag der zweiten Woche
unit-day = Tag
unit-night = Nacht
when = { $day }, { $unit ->
    [night] Nacht
   *[day] Tag
  }
phase-vote = Abstimmung
phase-rest = Erholung
phase-read = Lage
phase-act = Einsatz
phase-over = Ende
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
type-INNER = Innenstadt
type-SUBURB = Vorort
type-INDUSTRIAL = Gewerbegebiet
marker-FIRE = Brand
marker-ILLNESS = Erkrankte
marker-INCIDENT = Vorfall
building-HOUSE = Wohnhaus
building-F = Feuerwache
building-P = Polizeiwache
building-B = Bauhof
building-R = Rettungswache
building-K = Krankenhaus
building-V = Rathaus
source-stock = aus dem Vorrat
source-found = aus dem Fund
source-depot = aus dem Depot
source-found-fuel = gefundener Treibstoff
source-depot-fuel = Treibstoff aus dem Depot
source-hospital-fuel = Treibstoff aus der Krankenhausreserve
sink-need = auf den Bedarf
sink-stock = in den Vorrat
sink-depot = ins Depot
sink-hospital = für das Krankenhaus
sink-tank = in den Tank: { $actor }
modifier-cost = { $action }
modifier-moveCost = Jeder Schritt
modifier-restRoll = Erholung

## Was jetzt?

prompt-vote = Ein vierter Trupp ist da. Welche Rolle soll ihn bekommen?
prompt-rest = Wer ruht in dieser Zeiteinheit? Wer ruht, sammelt Kraft und tut sonst nichts.
prompt-read = Lest die Ereignisse. Wenn alle bereit sind, läuft die Uhr.
prompt-act = Ihr seid im Einsatz: Nimm einen Trupp, ein Quartier oder einen Tank in die Hand. Bereit, wenn du fertig bist.
prompt-act-team = Wohin fährt der Trupp, und was tut er dort?
prompt-act-desk = Was soll mit den Gütern geschehen?
prompt-act-tank = Tanken oder Treibstoff weitergeben?
prompt-act-trip = Was nimmt der Transport mit?
# $names, $count: auf wen gewartet wird
prompt-waiting = { $count ->
    [0] Gleich geht es weiter.
   *[other] Wir warten auf { $names }.
  }
prompt-watch = { $count ->
    [0] Du schaust zu.
   *[other] Du schaust zu. Es entscheiden: { $names }.
  }
prompt-over = Die Woche ist vorbei.

## Entscheidungen

decision-ready = { $phase ->
    [read] Gelesen
   *[other] Bereit
  }
decision-wait = Doch noch nicht bereit
decision-back = Zurück
decision-rest = { $actor } ruht
decision-duty = { $actor } bleibt im Dienst
decision-vote = { $actor } bekommt den Trupp
decision-team = Trupp { $team } ({ $actor })
decision-desk = Güter { $at }
decision-tank = Tank: { $actor }
decision-give-up = Einsatz aufgeben: { $actor }
decision-drive = { $quarter } anfahren ({ $fuel } Treibstoff)
decision-generator = Notstrom einrichten
decision-inform = Informieren und Stimmung heben
decision-inform-only = Nur informieren
decision-search = Suchen
decision-build = Stützpunkt bauen
decision-clear = Straße räumen
decision-task = Auftrag „{ $card }“ erledigen
decision-refuel = { $amount ->
    [all] Volltanken
   *[other] 1 Treibstoff tanken
  }
decision-pass = 1 Treibstoff an { $actor }
decision-ship = Transport, Ziel { $quarter } ({ $fuel } Treibstoff)
# $from und $to: source-… und sink-…
decision-goods = { $amount ->
    [all] Alles
   *[other] 1
  } { $from } { $to }
decision-join = { $points ->
    [0] Dazukommen, ohne Punkte zu geben
    [one] Mithelfen mit 1 Aktionspunkt
   *[other] Mithelfen mit { $points } Aktionspunkten
  }
decision-answer = { $action }: „{ $card }“
decision-secure = { $business } sicherstellen
decision-confirm = Zustimmen: { $actor }
decision-object = Einspruch: { $actor }

## Chronik

journal-weekday-begins = { $day }
journal-unit-begins = { $day }, { $unit ->
    [night] Nacht
   *[day] Tag
  }
journal-power-roll = { $day }, Stromnetz: { $black } und { $white } gewürfelt, nötig sind zusammen { $needed }. { $restored ->
    [yes] Es reicht!
   *[no] Es bleibt dunkel.
  }
journal-power-back = { $day }: Das Licht geht wieder an. Ihr habt es geschafft!
journal-card = „{ $card }“: { $story }
journal-new-team = { $actor } bekommt einen vierten Trupp. Er steht { $at }.
# Nur für die Personen dieser Rolle
journal-chose-rest = { $rests ->
    [yes] { $name } lässt ruhen: { $actor }. Das sehen die anderen erst, wenn alle entschieden haben.
   *[no] { $name } hält im Dienst: { $actor }. Das sehen die anderen erst, wenn alle entschieden haben.
  }
# $proposal: die Art der Entscheidung, der eine zweite Person der Rolle zustimmen muss
journal-proposed = { $name } ({ $actor }) schlägt vor: { $proposal ->
    [rest] ruhen
    [duty] im Dienst bleiben
    [give-up] den Einsatz aufgeben
    [drive] Trupp { $team } fährt los, Ziel { $quarter }
    [answer] Trupp { $team } rückt { $at } aus
    [join] Trupp { $team } hilft { $at } mit
    [generator] Trupp { $team } richtet { $at } Notstrom ein
    [inform] Trupp { $team } informiert die Leute { $at }
    [inform-only] Trupp { $team } informiert die Leute { $at }
    [secure] Trupp { $team } stellt { $at } Waren sicher
    [search] Trupp { $team } sucht { $at }
    [build] Trupp { $team } baut { $at } einen Stützpunkt
    [clear] Trupp { $team } räumt die Zufahrt { $at }
    [task] Trupp { $team } erledigt { $at } einen Auftrag
    [refuel] tanken
    [pass] Treibstoff weitergeben
   *[goods] Güter { $at } verteilen
  }. Wer stimmt zu?
journal-confirmed = { $name } ({ $actor }) stimmt zu.
journal-objected = { $name } ({ $actor }) erhebt Einspruch. Sprecht darüber.
journal-rested = { $actor } ruht: { $rolled } gewürfelt, jetzt { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  }.
journal-marker = { $kind_of ->
    [FIRE] Es brennt { $at }.
    [ILLNESS] Erkrankte { $at } brauchen Hilfe.
   *[INCIDENT] Ein Vorfall { $at } wird gemeldet.
  }
journal-no-house = Das Feuer { $at } findet nichts mehr, was brennen könnte.
journal-prevented = { $kind_of ->
    [FIRE] Die Leute { $at } sind gewarnt: Es bricht kein Brand aus.
   *[other] Die Leute { $at } sind gewarnt: Niemand erkrankt.
  }
journal-stock-changed = { $flow ->
    [in] Der Vorrat { $at } wächst um { $amount }.
   *[out] Der Vorrat { $at } schrumpft um { $amount }.
  }
journal-road-blocked = Die Zufahrt { $at } ist gesperrt, { $all_day ->
    [yes] bis zum Ende des Tages
   *[no] bis zum Ende der Zeiteinheit
  }. Hineinzufahren kostet 1 Treibstoff mehr.
journal-task-set = Auftrag { $at }: { $action }, { $all_day ->
    [yes] fällig am Ende des Tages
   *[no] fällig am Ende der Zeiteinheit
  }.
journal-need-grown = Der Bedarf { $at } steigt heute um { $amount }.
journal-info-changed = { $informed ->
    [yes] Es spricht sich { $at } herum: Das Quartier ist informiert.
   *[no] Die Informationen { $at } gelten nicht mehr.
  }
journal-modifier = { $modifier ->
    [moveCost] Jeder Schritt kostet { $delta } Treibstoff { $flow ->
        [in] mehr
       *[out] weniger
      }
    [restRoll] Wer ruht, gewinnt { $delta } { $flow ->
        [in] mehr
       *[out] weniger
      }
   *[cost] { $action } kostet { $delta } { $flow ->
        [in] mehr
       *[out] weniger
      }
  }, { $all_day ->
    [yes] heute den ganzen Tag.
   *[no] bis zum Ende der Zeiteinheit.
  }
# $actor: wessen Tank; „none“: das Depot
journal-store = { $actor ->
    [none] Depot
   *[other] Tank ({ $actor })
  }: { $flow ->
    [in] +
   *[out] −
  }{ $amount } { $goods ->
    [fuel] Treibstoff
   *[supplies] { $amount ->
        [one] Versorgungsgut
       *[other] Versorgungsgüter
      }
  }.
journal-points = { $actor } hat jetzt { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  }.
# Was ein Bot vorhat; $says nennt die Art, $colleague die Rolle, der geholfen wird
journal-intention = { $name } ({ $actor }): { $says ->
    [fire] Wir schicken Trupp { $team } zum Brand { $at }.
    [illness] Wir schicken Trupp { $team } zu den Erkrankten { $at }.
    [incident] Wir schicken Trupp { $team } zum Vorfall { $at }.
    [join] Wir schicken Trupp { $team } zur Verstärkung: { $colleague } kommt { $at } allein nicht weiter.
    [task] Trupp { $team } soll { $at } den Auftrag erledigen.
    [generator] Trupp { $team } soll { $at } Notstrom einrichten.
    [inform] Trupp { $team } soll die Leute { $at } informieren.
    [secure] Trupp { $team } soll { $at } Güter sicherstellen ({ $business }).
    [search] Trupp { $team } soll { $at } nach Brauchbarem suchen.
    [build] Trupp { $team } soll { $at } einen Stützpunkt bauen.
    [ship] Wir schicken einen Transport. Start: { $origin }, Ziel: { $target }.
   *[other] Trupp { $team } rückt aus. Ziel: { $quarter }.
  }
journal-drove = { $name } ({ $actor }): Trupp { $team } trifft { $at } ein, verbraucht { $fuel } Treibstoff.
# $deed: die Art der Entscheidung; $action: die Aktion dahinter
journal-acted = { $name } ({ $actor }): Trupp { $team } { $deed ->
    [answer] { $action ->
        [EXTINGUISH] ist { $at } im Löscheinsatz
        [PROTECT] ist { $at } im Schutzeinsatz
       *[RESCUE] ist { $at } im Rettungseinsatz
      }
    [join] eilt { $at } zu Hilfe
    [generator] richtet { $at } Notstrom ein
    [inform] informiert die Leute { $at }
    [inform-only] informiert die Leute { $at }
    [secure] stellt { $at } Waren sicher
    [search] sucht { $at } nach Brauchbarem
    [build] baut { $at } einen Stützpunkt
    [clear] räumt die Zufahrt { $at }
   *[task] erledigt { $at } einen Auftrag
  }, { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  }.
journal-revealed = { $kind_of ->
    [FIRE] Der Brand { $at }
    [ILLNESS] Der Krankheitsfall { $at }
   *[INCIDENT] Der Vorfall { $at }
  } hat Stärke { $value }.
journal-solved = { $kind_of ->
    [FIRE] Der Brand { $at } ist gelöscht.
    [ILLNESS] Die Erkrankten { $at } sind versorgt.
   *[INCIDENT] Der Vorfall { $at } ist bewältigt.
  } Geleistet von { $actors }: { $value ->
    [one] 1 Aktionspunkt
   *[other] { $value } Aktionspunkte
  }.
journal-too-much = { $actor } kommt { $at } allein nicht weiter: nötig { $value }, vorhanden { $points }. Wer kann, hilft mit.
journal-joined = { $actor } gibt { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  } zum gemeinsamen Einsatz ({ $starter }).
journal-gave-up = { $seat ->
    [none] Die Zeit für den Einsatz { $at } ist um. Erschöpft: { $actors }.
   *[other] { $name } gibt den Einsatz { $at } auf. Erschöpft: { $actors }.
  }
journal-found = Trupp { $team } ({ $actor }) { $business ->
    [none] findet { $at } { $supplies ->
        [one] 1 Versorgungsgut
       *[other] { $supplies } Versorgungsgüter
      } und { $fuel } Treibstoff
   *[other] sichert { $at } ({ $business }) { $fuel ->
        [0] { $supplies } Versorgungsgüter
       *[other] { $fuel } Treibstoff
      }
  }.
journal-task-done = Auftrag erledigt { $at }: „{ $card }“.
journal-informed = Die Leute { $at } wissen Bescheid.
journal-passed-on = Über das Selbsthilfenetz erfährt man es auch { $at }.
journal-mood = { $helpers ->
    [0] Die Lage { $at } entspannt sich: Unruhe { $anger }.
    [one] Die Leute { $at } packen an: Eine Person hilft.
   *[other] Die Leute { $at } packen an: { $helpers } Helfende.
  }
journal-unrest = { $anger ->
    [0] Der Ärger { $at } wächst. Eine helfende Person gibt auf, Helfende jetzt: { $helpers }.
   *[other] Der Ärger { $at } wächst: Unruhe { $anger }.
  }
journal-uprising = Aufstand { $at }! { $spreads ->
    [yes] Die Unruhe greift auf die Nachbarn über.
   *[no] Die Nachbarn bleiben ruhig.
  }
journal-goods = { $name } gibt { $amount } { $goods ->
    [fuel] Treibstoff
   *[supplies] { $amount ->
        [one] Versorgungsgut
       *[other] Versorgungsgüter
      }
  } { $source ->
    [stock] aus dem Vorrat
    [found] aus dem Fund
    [found-fuel] aus dem Fund
    [hospital-fuel] aus der Krankenhausreserve
   *[depot] aus dem Depot
  } { $sink ->
    [need] auf den Bedarf { $at }
    [stock] in den Vorrat { $at }
    [hospital] für das Krankenhaus { $at }
    [depot] ins Depot
   *[tank] in den Tank ({ $actor }) { $at }
  }{ $far ->
    [yes] {", "}Transport ab { $origin }{ $fuel ->
        [0] {""}
       *[other] {", "}verbraucht { $fuel } Treibstoff
      }
   *[no] {""}
  }.
journal-refuelled = { $name } ({ $actor }) tankt { $amount } Treibstoff aus dem Depot.
journal-passed-fuel = { $name } ({ $giver }) gibt 1 Treibstoff weiter: { $taker }.
journal-unit-end = { $day }: { $unit ->
    [night] Die Nacht ist vorbei.
   *[day] Der Tag ist vorbei.
  } Was offen ist, bleibt offen.
journal-unclaimed = Um den Fund { $at } hat sich niemand gekümmert. In den Vorrat: { $supplies }, verlorener Treibstoff: { $fuel }.
journal-ate-own = Am Ende des Tages zehren die Quartiere von ihrem Vorrat: { $supplies ->
    [one] 1 Versorgungsgut
   *[other] { $supplies } Versorgungsgüter
  }{ $fuel ->
    [0] {""}
   *[other] {", "}und das Krankenhaus von seiner Reserve: 1 Treibstoff
  }.
journal-failed = { $task ->
    [yes] Der Auftrag „{ $card }“ { $at } blieb liegen.
   *[no] Niemand hat „{ $card }“ { $at } gelöst.
  }
journal-weekday-end = { $day }, Tagesabschluss
journal-underfed = Hunger { $at }: { $covered } von { $need } gedeckt.
journal-hospital-dark = Im Krankenhaus { $at } fällt der Strom aus: kein Treibstoff.
journal-health-roll = { $survived ->
    [yes] Erkrankte { $at } überstehen den Tag: { $rolled } gewürfelt, { $needed } nötig.
   *[no] Für Erkrankte { $at } kommt jede Hilfe zu spät: { $rolled } gewürfelt, { $needed } nötig.
  }
journal-ruin = Zerstört { $at }: { $business ->
    [none] { $building }
   *[other] { $business }
  }.
journal-deaths = { $count ->
    [one] Ein Mensch stirbt { $at }.
   *[other] { $count } Menschen sterben { $at }.
  }
journal-base-lost = Der Stützpunkt { $at } ist zerstört.
journal-lost = { $cause ->
    [uprisings] { $day }: Zu viele Aufstände. Die Stadt ist dem Krisenstab entglitten.
   *[town-hall] { $day }: Das Rathaus ist gefallen. Der Krisenstab muss aufgeben.
  }
journal-expired = { $phase ->
    [act] Die Zeit ist um. Die Zeiteinheit endet, wie sie steht.
    [rest] Die Zeit ist um. Wer nichts gesagt hat, bleibt im Dienst.
   *[vote] Die Zeit ist um. Es zählen die Stimmen, die da sind.
  }
journal-autopilot = { $on ->
    [yes] Für { $name } übernimmt der Autopilot.
   *[no] { $name } ist wieder selbst im Stab.
  }
journal-left = { $name } hat den Krisenstab verlassen.
journal-vote = { $stop ->
    [yes] { $name } möchte das Spiel beenden.
   *[no] { $name } möchte weiterspielen.
  }
# $code: all-voted, too-few-people
journal-aborted = { $code ->
    [all-voted] Alle wollten aufhören: Das Spiel ist beendet.
    [too-few-people] Niemand ist mehr am Tisch: Das Spiel ist beendet.
   *[other] Das Spiel wurde beendet.
  }
journal-undone = { $name } nimmt den letzten Schritt zurück.
# Eine Zeile, die diese Fassung noch nicht kennt
journal-unknown = Etwas ist passiert.

## Warum etwas nicht ging

refusal-nothing-there = Davon ist hier nichts da.
refusal-no-room = Da passt nichts mehr hinein.
refusal-off-network = Dieses Quartier hängt nicht am Selbsthilfenetz.
refusal-not-here = Das gibt es an diesem Ort nicht.
refusal-wrong-goods = So können diese Güter nicht bewegt werden.
refusal-no-helper = Für einen Transport braucht es am Start mindestens eine helfende Person.
refusal-no-fuel = Der Tank der Verwaltung reicht für diesen Weg nicht.
refusal-administration-decides = Darüber entscheidet die Verwaltung.
refusal-finder-decides = Darüber entscheidet, wer es gefunden hat, oder die Verwaltung.
refusal-actor-rests = Diese Rolle ruht gerade.
refusal-wrong-phase = { $phase ->
    [vote] Erst wird über den neuen Trupp abgestimmt.
    [rest] Erst entscheiden alle, wer ruht.
    [read] Erst lesen alle die Ereignisse.
    [act] Das geht während des Einsatzes nicht.
   *[other] Das geht gerade nicht.
  }
refusal-already-decided = Das ist schon entschieden.
refusal-has-four-teams = Diese Rolle hat schon vier Trupps.
refusal-is-ready = Du hast dich schon bereit gemeldet. Nimm das erst zurück.
refusal-not-ready = Du hast dich noch nicht bereit gemeldet.
refusal-operation-open = Ein Einsatz läuft noch: Holt Hilfe dazu oder gebt ihn auf.
refusal-no-operation = Hier läuft kein Einsatz, dem noch Kräfte fehlen.
refusal-nothing-in-hand = Nimm zuerst etwas Passendes in die Hand.
refusal-no-such-team = Diesen Trupp gibt es nicht.
refusal-team-used = Dieser Trupp war in dieser Zeiteinheit schon im Einsatz.
refusal-team-used-by = { $name } war schneller: Dieser Trupp war in dieser Zeiteinheit schon im Einsatz.
refusal-team-rests = Diese Trupps ruhen gerade.
refusal-too-far = So weit reicht der Tank nicht: nötig { $fuel }, vorhanden { $have }.
refusal-cannot-do = Das kann diese Rolle nicht.
refusal-not-enough-points = Dafür fehlt die Kraft: nötig { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  }, vorhanden { $have }.
refusal-no-such-marker = Dieses Ereignis liegt hier nicht.
refusal-being-answered = Darum kümmert sich schon jemand. Du kannst mithelfen.
refusal-takes-part = Diese Rolle ist an dem Einsatz schon beteiligt.
refusal-too-many-points = So viel braucht der Einsatz nicht mehr.
refusal-no-such-task = Diesen Auftrag gibt es hier nicht.
refusal-not-possible-here = In diesem Quartier geht das nicht.
refusal-has-generator = Hier läuft schon ein Notstromaggregat.
refusal-already-informed = Dieses Quartier ist schon frisch informiert.
refusal-no-such-business = Hier gibt es nichts mehr sicherzustellen.
refusal-nothing-to-search = Hier ist schon alles abgesucht.
refusal-has-base = Hier steht schon ein Stützpunkt.
refusal-no-block = Die Straße ist frei.
refusal-no-refuelling = Tanken geht gerade nicht: Es braucht einen Trupp am Selbsthilfenetz, Platz im Tank und Treibstoff im Depot.
refusal-no-passing = Weitergeben geht nur zwischen zwei Rollen, die in einem Quartier stehen und nicht ruhen.
refusal-nothing-to-decide = Hier gibt es gerade nichts zu entscheiden.
refusal-only-one = Mehr als eins geht nicht.
refusal-same-quarter = Da bist du schon.
refusal-something-in-hand = Leg erst zurück, was du in der Hand hast.
refusal-baton-elsewhere-by = Heute führt { $name } eure Rolle. Du kannst Einspruch erheben, und morgen wandert der Stab weiter.
refusal-baton-elsewhere = Heute führt jemand anderes eure Rolle. Du kannst Einspruch erheben, und morgen wandert der Stab weiter.
refusal-no-proposal = Es liegt kein Vorschlag vor, dem du zustimmen könntest.
refusal-proposal-open = Ein Vorschlag eurer Rolle wartet noch auf eine Antwort.
refusal-nothing-to-object = Es gibt gerade nichts, wogegen du Einspruch erheben könntest.
refusal-has-objected = Du hast in dieser Zeiteinheit schon Einspruch erhoben.

## Ende

verdict-won = Geschafft
verdict-lost = Verloren
verdict-aborted = Abgebrochen
end-power-restored = Der Strom ist wieder da: { $day }.
end-uprisings = Zu viele Aufstände am Ende des Tages: { $day }.
end-town-hall = Der Stützpunkt im Rathaus ist gefallen: { $day }.
end-all-voted = Alle wollten aufhören. Es gibt keine Wertung.
end-too-few-people = Niemand ist mehr am Tisch. Es gibt keine Wertung.
score-calm = Ruhige Quartiere
score-helpers = Helfende
score-bases = Stützpunkte
score-day = Durchgehaltene Tage
score-deaths = Tote
score-unrest = Unruhe
score-ruins = Ruinen
score-uprisings = Aufstände
score-total = Summe

## Das Brett: Beschriftungen und Erklärungen (board-…)

board-title = Lageraum des Krisenstabs
board-map = Karte der Stadt
board-side = Aufträge, Rollen und Karten
board-week = Die Woche
board-power-need = { $weekday }: Der Strom kehrt zurück, wenn zwei Würfel zusammen mindestens { $need } zeigen
board-depot = Depot
board-depot-supplies = { $count ->
    [one] 1 Versorgungsgut im Depot
   *[other] { $count } Versorgungsgüter im Depot
  }
board-supplies = Versorgungsgüter
board-fuel = Treibstoff
board-uprisings = Aufstände
board-score = Wertung
board-modifiers = Was gerade mehr oder weniger kostet
board-points = { $count } von { $most } Aktionspunkten
board-tank = Tank: { $count } von { $most } Treibstoff
board-tank-use = Tanken
board-prices = Was Aktionen kosten
board-cannot = kann diese Rolle nicht
board-rests = ruht
board-leads = führt: { $name }
board-missing = { $count } fehlen
board-used = war schon im Einsatz
board-used-by = { $name } war damit im Einsatz
board-take-team = { $team } in die Hand nehmen, steht in: { $quarter }
board-zoom-in = Karte vergrößern
board-zoom-out = Karte verkleinern
board-goods = Güter verteilen
board-covered = { $covered } von { $need } gedeckt
board-desk-open = Güter hier verteilen

# Was ein Trupp, ein Tank, ein Quartier in der Hand tun kann
board-ap = AP
board-costs = kostet { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
  }
board-costs-more = kostet { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
  } und { $more } für das Ereignis
board-costs-unknown = kostet { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
  } und so viel, wie das Ereignis verlangt; das zeigt sich erst
board-hand-where = { $quarter } · { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  } · Tank { $fuel }
board-hand-tank = Tank: { $actor }
board-hand-desk = Güter: { $quarter }
board-hand-trip = { $from } → { $to }
board-trip-paid = Die Fahrt ist bezahlt. Du kannst weiter umladen.
board-trip-unpaid = Die erste Ladung bezahlt die Fahrt aus dem Tank der Verwaltung.
board-answer-closed = { $kind }, Stärke noch unbekannt
board-answer-open = { $kind }, liegt offen
board-join = { $actor } helfen: { $missing } fehlen
board-join-help = Zuerst { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  } für den eigenen Trupp. Wie viele gibst du dazu?
board-note-secure = Ein Würfel plus 4 kommt in die Stadt, das Lager ist danach leer
board-note-generator = Hier braucht es jeden Tag ein Versorgungsgut weniger
board-note-inform = Die Leute sind gewarnt, und die Stimmung steigt
board-note-inform-only = Gewarnt, aber ohne Helfende oder weniger Unruhe
board-note-search = Zwei Würfel: Versorgungsgüter und Treibstoff
board-note-build = Ein Stützpunkt im Selbsthilfenetz, und die Stimmung steigt
board-note-clear = Die Zufahrt ist wieder frei
board-closed = { $count ->
    [one] 1 Aktion geht hier nicht
   *[other] { $count } Aktionen gehen hier nicht
  }
board-drive = Fahren nach
board-no-drive = Der Tank ist leer. Handeln kann der Trupp, wo er steht.
board-ship = Transport mit Helfenden nach
board-no-goods = Hier lässt sich gerade nichts umladen.
board-source = { $source } ({ $count })
board-move-one = 1 { $sink }
board-move-all = alles { $sink }
board-all = alles
board-refuel-note = { $count } Treibstoff im Depot
board-pass-note = Beide Rollen stehen im selben Quartier
board-operation = Laufender Einsatz
board-operation-missing = Stärke { $value }, zugesagt { $given }: { $missing ->
    [one] 1 Aktionspunkt fehlt
   *[other] { $missing } Aktionspunkte fehlen
  }. Wer dort steht, kann mithelfen.
board-proposes = { $name } schlägt vor: { $decision }
board-proposes-with = { $name } schlägt vor ({ $hand }): { $decision }
board-leads-hand = { $name } führt heute und hat in der Hand: { $hand }
board-leads-you-not = { $name } führt heute. Morgen wandert der Stab weiter.
board-give-up = Aufgeben
board-give-up-help = Alle Beteiligten verlieren ihre Aktionspunkte, das Ereignis bleibt liegen.
board-ready-people = Bereit: { $names } ({ $count } von { $all })
board-ready-nobody = Sind alle bereit, endet die Zeiteinheit.

# Erholung und Abstimmung
board-rest-title = { $unit ->
    [night] Wer ruht in dieser Nacht?
   *[day] Wer ruht an diesem Tag?
  }
board-rest-help = Wer ruht, würfelt Aktionspunkte dazu, tut in dieser Zeiteinheit aber nichts. Die Karten kommen erst danach.
board-rest = Ruhen
board-duty = Im Dienst
board-on-duty = im Dienst
board-decided = entschieden
board-undecided = überlegt noch
board-vote-title = Ein Trupp kommt dazu
board-vote-help = Alle nennen eine Rolle. Bei Gleichstand entscheidet die Verwaltung.
board-voted = Deine Stimme: { $actor }
board-voted-people = Gewählt haben: { $names }

# Karten
board-cards = Lage
board-cards-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
  }
board-no-cards = Noch ist nichts geschehen.
board-card-done = erledigt
board-deck-E = Morgen
board-deck-T = Tag
board-deck-N = Nacht
board-if-open = Bleibt es offen: { $fail }
board-if-done = Gelingt es: { $reward }
board-fail-fire = ein Gebäude brennt ab, Unruhe +1
board-fail-spread = { $count ->
    [one] das Feuer greift auf ein weiteres Haus über
   *[other] das Feuer greift auf { $count } weitere Häuser über
  }
board-fail-ill = am Ende des Tages entscheidet ein Würfel über Leben und Tod
board-fail-fatal = ein Mensch stirbt, Unruhe +1
board-fail-nothing = nichts weiter
board-plant = Werk
board-at-here = hier
board-at-beside = in den Nachbarquartieren
board-at-beside-quarter = rings um { $quarter }
board-at-angriest = im unruhigsten Quartier
board-at-random = { $set ->
    [INNER] in der Innenstadt
    [SUBURB] in einem Vorort
    [INDUSTRIAL] im Gewerbegebiet
    [HOME] in einem Wohnquartier
    [SUPERMARKET] bei einem Supermarkt
    [PHARMACY] bei einer Apotheke
    [PETROL] bei einer Tankstelle
    [PLANT] bei einem Werk
    [SHB] bei einem Stützpunkt
    [NOSHB] wo ein Stützpunkt fehlt
    [UNINFORMED] wo niemand informiert ist
    [TENSE] in einem unruhigen Quartier
   *[ANY] irgendwo in der Stadt
  }
board-effect-fire = Brand { $place }
board-effect-ill = Erkrankte { $place }
board-effect-incident = Vorfall { $place }
board-effect-unrest = Unruhe { $change } { $place }
board-effect-mood = Stimmung { $change } { $place }
board-effect-death = { $count ->
    [one] ein Mensch stirbt
   *[other] { $count } Menschen sterben
  } { $place }
board-effect-ruin = { $target } zerstört { $place }
board-effect-lose = { $change } { $goods ->
    [FUEL] Treibstoff
   *[SUPPLY] Versorgungsgüter
  } { $store ->
    [STOCK] im Vorrat { $place }
    [TANK] in einem Tank
   *[DEPOT] im Depot
  }
board-effect-gain = { $change } { $goods ->
    [FUEL] Treibstoff
   *[SUPPLY] Versorgungsgüter
  } { $store ->
    [STOCK] in den Vorrat { $place }
   *[DEPOT] ins Depot
  }
board-effect-ap = Aktionspunkte { $change }
board-effect-block = Zufahrt gesperrt { $place }
board-effect-task = Auftrag: { $action } { $place }
board-effect-need = Bedarf { $change } { $place }
board-effect-mod = { $modifier } { $change }{ $days ->
    [yes] {" "}(heute)
   *[no] {" "}(diese Zeiteinheit)
  }
board-effect-info = Informationen { $place }
board-effect-vehicle = ein vierter Trupp
board-effect-unless = { $effect }, außer { $unless ->
    [INFORMED] man ist dort informiert
    [SHB] es gibt dort einen Stützpunkt
    [GEN] es gibt dort Notstrom
   *[FIGURE] es gibt dort Helfende
  }

# Ein Quartier in Worten
board-marker-closed = { $kind }, verdeckt: „{ $card }“ ({ $action })
board-marker-open = { $kind }, Stärke { $value }: „{ $card }“ ({ $action })
board-marker-changed = { $kind }, Stärke { $effective } (aufgedruckt { $value }): „{ $card }“ ({ $action })
board-task = Auftrag „{ $card }“: { $action }, { $value ->
    [0] ohne Aufschlag
   *[other] plus { $value }
  }, fällig am Ende { $days ->
    [yes] des Tages
   *[no] der Zeiteinheit
  }
board-fact-uprising = Aufstand! { $more ->
    [0] Ereignisse hier sind um { $anger } schwerer
   *[other] Dazu { $more } Unruhe: Ereignisse hier sind um { $anger } schwerer
  }
board-fact-unrest = Unruhe { $count } von 3: Ereignisse hier sind um { $count } schwerer
board-fact-helpers = { $count ->
    [one] Eine Person hilft: Ereignisse hier sind um 1 leichter
   *[other] { $count } Helfende: Ereignisse hier sind um { $count } leichter
  }
board-fact-calm = Ruhig
board-fact-need-met = Versorgt: { $covered } von { $need } gedeckt, Vorrat { $stock }
board-fact-need-open = Bedarf heute { $need }, gedeckt { $covered }: { $open } fehlen, Vorrat { $stock }
board-fact-extra = Heute { $count } Bedarf zusätzlich
board-fact-hospital-met = Das Krankenhaus hat heute Treibstoff, auf Vorrat { $stock }
board-fact-hospital-open = Das Krankenhaus braucht heute noch 1 Treibstoff, auf Vorrat { $stock }
board-fact-found = Gefunden: { $supplies } Versorgungsgüter, { $fuel } Treibstoff ({ $finders })
board-fact-blocked = Zufahrt gesperrt: Hineinfahren kostet 1 Treibstoff mehr
board-fact-base-network = Stützpunkt, am Selbsthilfenetz
board-fact-base-alone = Stützpunkt, noch nicht am Selbsthilfenetz
board-fact-site = Hier kann ein Stützpunkt entstehen
board-fact-no-site = Kein Platz für einen Stützpunkt
board-fact-info-green = Frisch informiert: keine neuen Brände, kein schmutziges Wasser
board-fact-info-striped = Noch informiert, nur heute
board-fact-generator = Notstrom: 1 Bedarf weniger
board-fact-generator-free = Notstrom ist hier möglich
board-fact-search-DARK = Noch nicht durchsucht
board-fact-search-LIGHT = Einmal durchsucht, ein zweites Mal bringt weniger
board-fact-search-NONE = Abgesucht
board-fact-business-full = { $business }: Lager voll
board-fact-business-empty = { $business }: Lager leer
board-fact-business-ruined = { $business }: zerstört
board-fact-buildings = { $buildings }
board-fact-buildings-lost = Zerstört: { $buildings }
board-fact-ruins = { $count ->
    [one] Eine Ruine
   *[other] { $count } Ruinen
  }
board-fact-deaths = { $count ->
    [one] Ein Mensch ist hier gestorben
   *[other] { $count } Menschen sind hier gestorben
  }
board-fact-teams = Trupps: { $teams }

# Ende
board-end-roll = Gewürfelt: { $black } und { $white }, zusammen { $sum }; nötig waren { $needed }.
board-next-band = { $count ->
    [one] Ein Punkt mehr
   *[other] { $count } Punkte mehr
  }, und es wäre Stufe { $band } geworden.
board-toll = Was die Woche gekostet hat
board-lesson-uprisings = Wo Bedarf offen bleibt und Ereignisse liegen bleiben, wächst die Unruhe. Informieren und Stützpunkte nehmen sie weg.
board-lesson-town-hall = Ein Aufstand im Rathausviertel zerstört jeden Tag ein Gebäude, zuletzt den Stützpunkt. Dort muss zuerst Ruhe einkehren.
board-debrief = Zur Nachbesprechung
