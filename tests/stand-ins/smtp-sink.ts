import { type AddressInfo, createServer, type Socket } from "node:net";

export interface SmtpSink {
  /** For the mailer: `smtp://127.0.0.1:…`. */
  url: string;
  /** The mails that were accepted, raw. */
  mails: string[];
  /** Receivers are answered with this line from now on, `550 no such user`; null accepts them again. */
  answerReceivers(line: string | null): void;
  /** Answers what is said of senders with this line; null accepts them. */
  answerSenders(line: string | null): void;
  /** The next mail is accepted, and the connection drops before the mailer hears of it. */
  dropNextAnswer(): void;
  /** Takes connections and never says a word. */
  keepSilent(): void;
  /** Answers a little at a time, without ever coming to an end. */
  dribble(): void;
  close(): Promise<void>;
}

/** A mail server that keeps what it is given, without encryption and without login. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let receiverAnswer: string | null = null;
  let drop = false;
  let senderAnswer: string | null = null;
  let silent = false;
  let dribbles = false;

  function accept(socket: Socket, mail: string): void {
    // A line that begins with a dot is sent with a second one.
    mails.push(mail.replaceAll(/^\.\./gm, "."));
    if (drop) socket.destroy();
    else socket.write("250 kept\r\n");
    drop = false;
  }

  function answer(command: string): string {
    if (command.startsWith("MAIL")) return senderAnswer ?? "250 ok";
    if (command.startsWith("RCPT")) return receiverAnswer ?? "250 ok";
    if (command.startsWith("STARTTLS")) return "502 no encryption here";
    if (command.startsWith("DATA")) return "354 go on";
    return command.startsWith("QUIT") ? "221 bye" : "250 ok";
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    if (silent) return;
    if (dribbles) {
      const timer = setInterval(() => socket.write("220-wait\r\n"), 50);
      socket.on("close", () => clearInterval(timer));
      return;
    }
    socket.write("220 sink\r\n");
    let pending = "";
    let receiving = false;
    socket.on("data", (chunk) => {
      pending += chunk.toString("utf8");
      for (;;) {
        const end = receiving ? "\r\n.\r\n" : "\r\n";
        const at = pending.indexOf(end);
        if (at < 0) return;
        const piece = pending.slice(0, at);
        pending = pending.slice(at + end.length);
        if (receiving) accept(socket, piece);
        else socket.write(`${answer(piece.toUpperCase())}\r\n`);
        receiving = !receiving && piece.toUpperCase().startsWith("DATA");
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answerReceivers(line) {
      receiverAnswer = line;
    },
    answerSenders(line) {
      senderAnswer = line;
    },
    dropNextAnswer() {
      drop = true;
    },
    keepSilent() {
      silent = true;
    },
    dribble() {
      dribbles = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
