// The load: matches of tic-tac-toe, two sockets each, played against ours or boardgame.io's server.
//   node load.cjs ours|theirs PORT MATCHES AT_ONCE MOVES_PER_SECOND (0: as fast as answers come; AT_ONCE 0: only connect)
// Opening and connecting happen before the clock starts. A move counts from sending it until its
// sender receives the new state. Prints one line of JSON.
const http = require("node:http");
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const [who, port, matches, atOnce, rate] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const ORDER = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // a draw: nine moves
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

function post(path, body) {
  return new Promise((done, fail) => {
    const text = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const request = http.request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, (answer) => {
      let all = "";
      answer.on("data", (part) => (all += part));
      answer.on("end", () => (answer.statusCode < 300 ? done(JSON.parse(all)) : fail(new Error(`${path}: ${answer.statusCode} ${all}`))));
    });
    request.on("error", fail);
    request.end(text);
  });
}

class OurPlayer {
  constructor(code, token) {
    this.seen = -1;
    this.heard = () => {};
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${code}/socket`, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
    this.ready = new Promise((done, fail) => {
      this.socket.on("error", fail);
      this.socket.on("message", (text) => {
        const message = JSON.parse(text);
        if (message.type === "answer") {
          if (!message.accepted) throw new Error(JSON.stringify(message));
          return;
        }
        if (message.view) this.seen = Number(message.view.moment);
        done();
        this.heard();
      });
    });
  }
  send(move) {
    this.socket.send(JSON.stringify({ type: "decide", id: `${move}-${Math.random()}`, decision: `mark ${ORDER[move]}`, moment: String(move) }));
  }
  close() {
    this.socket.close();
  }
}

class TheirPlayer {
  constructor(matchID, playerID, credentials) {
    this.seen = -1;
    this.heard = () => {};
    this.who = { matchID, playerID, credentials };
    this.stateID = 0;
    this.socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    this.ready = new Promise((done, fail) => {
      this.socket.on("connect_error", fail);
      this.socket.on("connect", () => this.socket.emit("sync", matchID, playerID, credentials, 2));
      const take = (state) => {
        this.stateID = state._stateID;
        this.seen = state.G.cells.filter((cell) => cell !== null).length;
        this.heard();
      };
      this.socket.on("sync", (_, info) => (take(info.state), done()));
      this.socket.on("update", (_, state) => take(state));
    });
  }
  send(move) {
    const { matchID, playerID, credentials } = this.who;
    const action = { type: "MAKE_MOVE", payload: { type: "mark", args: [ORDER[move]], playerID, credentials } };
    this.socket.emit("update", action, this.stateID, matchID, playerID);
  }
  close() {
    this.socket.close();
  }
}

async function open() {
  if (who === "ours") {
    const ada = await post("/api/tables", { game: "tic-tac-toe", seats: [{ kind: "person", name: "A" }, { kind: "open" }] });
    const bo = await post(`/api/tables/${ada.code}/seats`, { name: "B" });
    return [new OurPlayer(ada.code, ada.token), new OurPlayer(ada.code, bo.token)];
  }
  const { matchID } = await post("/games/tic-tac-toe/create", { numPlayers: 2 });
  const joined = [];
  for (const playerID of ["0", "1"]) joined.push(await post(`/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: playerID }));
  return joined.map(({ playerCredentials }, n) => new TheirPlayer(matchID, String(n), playerCredentials));
}

const until = (player, wanted) =>
  new Promise((done) => {
    const look = () => player.seen >= wanted && ((player.heard = () => {}), done());
    player.heard = look;
    look();
  });

async function main() {
  const pairs = [];
  for (let n = 0; n < matches; n += 16) pairs.push(...(await Promise.all(Array.from({ length: Math.min(16, matches - n) }, open))));
  await Promise.all(pairs.flat().map((player) => player.ready));
  console.error("connected");
  if (atOnce === 0) await new Promise(() => setInterval(() => {}, 1000)); // only to be connected, until it is ended
  const times = [];
  const waiting = [...pairs];
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const begun = performance.now();
  const lanes = Array.from({ length: Math.min(atOnce, matches) }, async (_, lane) => {
    // Paced: each lane keeps its own beat, and they are spread evenly.
    const beat = rate > 0 ? (1000 * Math.min(atOnce, matches)) / rate : 0;
    if (beat) await pause((beat * lane) / Math.min(atOnce, matches));
    for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
      for (let move = 0; move < 9; move++) {
        const player = pair[move % 2];
        await until(player, move);
        const sent = performance.now();
        player.send(move);
        await until(player, move + 1);
        times.push(performance.now() - sent);
        if (beat) await pause(Math.max(0, beat - (performance.now() - sent)));
      }
    }
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2));
  console.log(JSON.stringify({ moves: times.length, seconds: Number(seconds.toFixed(2)), per_second: Math.round(times.length / seconds), p50_ms: at(0.5), p99_ms: at(0.99) }));
  pairs.flat().forEach((player) => player.close());
  process.exit(0);
}

main().catch((error) => (console.error(error), process.exit(1)));
