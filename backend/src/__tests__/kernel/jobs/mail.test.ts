import assert from 'node:assert/strict';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {inspect} from 'node:util';
import {SMTPServer} from 'smtp-server';
import {errorMessage, loggedError} from '../../../kernel/logging/logged-error';
import {Mailer, type Email} from '../../../kernel/mail/mailer';

const MESSAGE: Email = {
  to: 'ana@exemplo.com.br',
  subject: 'Seu prêmio está a caminho',
  text: 'Olá, Ana! Previsão: 14/11/2026.',
  html: '<p>Olá, Ana!</p>',
  id: 'resgate-17-confirmado',
};

describe('Mail', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'clube-correio-'));
  });
  afterEach(() => rmSync(dataDir, {recursive: true, force: true}));
  const mailFrom = 'Clube do Pintor <nao-responda@clube.example>';

  it('goes into a readable folder when no server is named, one file a message however often it is sent', async () => {
    const mailer = new Mailer({dataDir, mailFrom});
    await mailer.send(MESSAGE);
    await mailer.send(MESSAGE);
    assert.deepEqual(readdirSync(join(dataDir, 'correio')), ['resgate-17-confirmado.eml']);
    const text = readFileSync(join(dataDir, 'correio', 'resgate-17-confirmado.eml'), 'utf8');
    assert.match(text, /^To: ana@exemplo\.com\.br\r$/m);
    assert.match(text, /^Message-ID: <resgate-17-confirmado@clube\.example>\r$/m);
    mailer.close();
  });

  it('leaves no half of it where the disk has no room, and goes once there is', async () => {
    const mailer = new Mailer({dataDir, mailFrom});
    const {writeFile: really} = fs;
    fs.writeFile = async path => {
      await really(path, 'From:');
      throw Object.assign(new Error('ENOSPC: no space left'), {code: 'ENOSPC'});
    };
    await assert.rejects(mailer.send(MESSAGE), {code: 'ENOSPC'}).finally(() => (fs.writeFile = really));
    assert.deepEqual(readdirSync(join(dataDir, 'correio')), []);
    await mailer.send(MESSAGE);
    assert.equal(readdirSync(join(dataDir, 'correio')).length, 1);
    mailer.close();
  });

  it('does not wait for a server that falls silent, at whatever step', async () => {
    const replies: [RegExp | null, string][] = [
      [null, '220 mail'],
      [/^EHLO/, '250 mail'],
      [/^MAIL/, '250 ok'],
      [/^RCPT/, '250 ok'],
      [/^DATA/, '354 go on'],
      [/\r\n\.\r\n$/, '250 taken'],
    ];
    for (let silentAt = 0; silentAt <= replies.length; silentAt++) {
      const sockets = new Set<Socket>();
      const server = createServer(socket => {
        sockets.add(socket);
        let step = 0;
        const reply = () => {
          if (step < silentAt) socket.write(`${replies[step++]?.[1]}\r\n`);
        };
        reply();
        socket
          .on('error', () => undefined)
          .on('data', data => {
            if (replies[step]?.[0]?.test(data.toString('latin1'))) reply();
          });
      });
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
      const outcomes: string[] = [];
      const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
      const mailer = new Mailer({dataDir, mailFrom, smtpUrl}, outcome => outcomes.push(outcome), {
        idleMs: 50,
        totalMs: 5000,
      });
      const sent = await mailer.send(MESSAGE).then(
        () => 'sent',
        () => 'failed',
      );
      assert.deepEqual([sent, ...outcomes], silentAt < replies.length ? ['failed', 'failed'] : ['sent', 'sent']);
      mailer.close();
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    }
  });

  it('does not wait without end for a server that goes on saying nothing', async () => {
    const sockets = new Set<Socket>();
    const server = createServer(socket => {
      sockets.add(socket);
      const drip = setInterval(() => socket.write('220-still here\r\n'), 5);
      socket.on('error', () => undefined).on('close', () => clearInterval(drip));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = new Mailer({dataDir, mailFrom, smtpUrl}, undefined, {idleMs: 5000, totalMs: 100});
    await assert.rejects(mailer.send(MESSAGE), /too long/);
    mailer.close();
    for (const socket of sockets) socket.destroy();
    await new Promise(resolve => server.close(resolve));
  });

  it('keeps its file inside the folder whatever the message is called', async () => {
    const mailer = new Mailer({dataDir, mailFrom});
    await mailer.send({...MESSAGE, id: '../../fora/x'});
    assert.deepEqual(readdirSync(dataDir), ['correio']);
    assert.equal(readdirSync(join(dataDir, 'correio')).length, 1);
    mailer.close();
  });

  it('is read by nobody else of the machine, also where an earlier version left it open', async () => {
    const [folder, file] = [join(dataDir, 'correio'), join(dataDir, 'correio', 'resgate-17-confirmado.eml')];
    mkdirSync(folder);
    writeFileSync(file, 'antes');
    chmodSync(folder, 0o755);
    chmodSync(file, 0o644);
    const mailer = new Mailer({dataDir, mailFrom});
    for (const id of [MESSAGE.id, 'nova']) await mailer.send({...MESSAGE, id});
    mailer.close();
    const modes = [folder, file, join(folder, 'nova.eml')].map(path => statSync(path).mode & 0o777);
    assert.deepEqual(modes, [0o700, 0o600, 0o600]);
  });

  it('is erased with the painter it is about, whatever address it went to and however it is encoded', async () => {
    const mailer = new Mailer({dataDir, mailFrom});
    const others = {...MESSAGE, text: 'X-Pintor: 5\r\n\r\nX-Pintor: 5'};
    await mailer.send({...MESSAGE, id: 'aviso-1', about: 5});
    await mailer.send({...MESSAGE, id: 'contato-2', about: 5, text: '🎨'.repeat(400)});
    await mailer.send({...others, id: 'aviso-3', about: 55});
    await mailer.send({...others, id: 'aviso-4'});
    await mailer.deleteAbout(5, ['39053344705']);
    assert.deepEqual(readdirSync(join(dataDir, 'correio')), ['aviso-3.eml', 'aviso-4.eml']);
    mailer.close();
  });

  it('adds no header and no recipient that the text smuggles in', async () => {
    const mailer = new Mailer({dataDir, mailFrom});
    await mailer.send({...MESSAGE, subject: 'Oi\r\nBcc: outro@exemplo.com.br', id: 'quebra'});
    const text = readFileSync(join(dataDir, 'correio', 'quebra.eml'), 'utf8');
    assert.doesNotMatch(text, /^Bcc:/im);
    mailer.close();
  });

  describe('through SMTP', () => {
    let server: SMTPServer;
    let received: {from: string; to: string[]; text: string}[];
    let refusing: boolean;

    beforeEach(done => {
      received = [];
      refusing = false;
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: ({address}, _session, callback) =>
          callback(
            refusing ? Object.assign(new Error(`no such mailbox <${address}>`), {responseCode: 550}) : undefined,
          ),
        onData(stream, {envelope}, callback) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const from = envelope.mailFrom ? envelope.mailFrom.address : '';
            const to = envelope.rcptTo.map(({address}) => address);
            received.push({from, to, text: Buffer.concat(chunks).toString('utf8')});
            callback();
          });
        },
      });
      server.listen(0, '127.0.0.1', done);
    });
    afterEach(done => {
      server.close(() => done());
    });

    const mailerTo = () =>
      new Mailer({
        dataDir,
        mailFrom,
        smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      });

    it('reaches the server that is named, and no folder', async () => {
      const mailer = mailerTo();
      await mailer.send(MESSAGE);
      mailer.close();
      const [{from, to, text} = {from: '', to: [], text: ''}, ...others] = received;
      assert.deepEqual([from, to, others], ['nao-responda@clube.example', ['ana@exemplo.com.br'], []]);
      assert.match(text, /Subject: =\?UTF-8\?/);
      assert.match(text, /multipart\/alternative/);
      assert.deepEqual(readdirSync(dataDir), []);
    });

    it('fails when the server refuses or is gone, so that the job tries again', async () => {
      const mailer = mailerTo();
      refusing = true;
      const refused: unknown = await mailer.send(MESSAGE).catch((error: unknown) => error);
      assert.ok(refused instanceof Error && 'responseCode' in refused && refused.responseCode === 550);
      // Neither the log nor the job's row has the address.
      assert.match(inspect(refused), /ana@/);
      assert.doesNotMatch(JSON.stringify(loggedError(refused)) + errorMessage(refused), /ana@/);
      assert.match(errorMessage(refused), /no such mailbox/);
      await new Promise<void>(resolve => server.close(() => resolve()));
      await assert.rejects(mailer.send(MESSAGE), {code: 'ESOCKET'});
      mailer.close();
    });
  });
});
