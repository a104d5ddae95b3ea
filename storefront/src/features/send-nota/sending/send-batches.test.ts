import assert from 'node:assert/strict';
import {ApiError} from '@clube/api-client';
import type {FileOutcome, SendAnswer} from '../api.ts';
import {sendBatches} from './send-batches.ts';
import type {QueuedFile} from '../queue/queued-file.ts';

const item = (name: string, overrides: Partial<QueuedFile> = {}): QueuedFile => ({
  key: name,
  file: new File([name], name, {type: 'image/jpeg'}),
  mediaType: 'image/jpeg',
  ...overrides,
});
const received = (name: string): FileOutcome => ({nome: name, situacao: 'recebida'});
const refused = (name: string, codigo?: string): FileOutcome => ({
  nome: name,
  situacao: 'recusada',
  erro: codigo ? 'Você já enviou esta nota.' : 'Não foi enviado: é da mesma nota que b',
  ...(codigo && {codigo}),
});
const refusal = (...files: FileOutcome[]) => new ApiError(409, {erro: 'Você já enviou esta nota.', arquivos: files});

/** Sends to a server with these responses in turn; returns its requests and the results. */
async function send(items: QueuedFile[], ...answers: (FileOutcome[] | ApiError)[]) {
  const requests: string[] = [];
  const [departures, keys]: [string[][], string[]] = [[], []];
  const result = await sendBatches(
    items,
    {codigo: 'CODIGO'},
    {
      onProgress: () => undefined,
      onLeave: items => {
        departures.push(items.flatMap(({sending}) => sending?.key ?? []));
        return Promise.resolve();
      },
      send: ({files, sending}) => {
        assert.deepEqual(
          departures.at(-1),
          files.map(() => sending.key),
          'kept before it leaves',
        );
        keys.push(sending.key);
        requests.push(
          [files.map(({name}) => name).join(sending.joinPages ? '+' : ','), sending.codigo].filter(Boolean).join(' '),
        );
        const answer = answers.shift() ?? new ApiError(0);
        if (answer instanceof ApiError) return Promise.reject(answer);
        return Promise.resolve<SendAnswer>({mensagem: 'Enviada', arquivos: answer});
      },
    },
  );
  const remaining = result.remaining.map(({key, error, sending}) =>
    [key, error ?? (sending ? 'incerto' : '')].join(': '),
  );
  return {...result, items: result.remaining, remaining, requests, keys};
}

const UNCERTAIN = {key: 'antes', items: ['outra'], joinPages: false, codigo: ''};
const JOINED = [item('a', {receipt: 'a'}), item('b', {receipt: 'a'})];

describe('sending receipts from the phone', () => {
  it('sends single files together and joined ones apart; the code goes once', async () => {
    const {requests, remaining, accepted, message} = await send(
      [...JOINED, item('c')],
      [received('c')],
      [received('a'), received('b')],
    );
    assert.deepEqual(requests, ['c CODIGO', 'a+b']);
    assert.deepEqual([remaining, accepted, message], [[], 2, '2 notas recebidas.']);
  });

  it('sends the smaller picture where there is one, and nothing of what cannot go', async () => {
    const smaller = new File(['x'], 'menor.jpg', {type: 'image/jpeg'});
    const {requests, remaining} = await send(
      [item('a', {smaller}), item('b', {error: 'O arquivo passa de 15 MB'})],
      [received('menor.jpg')],
    );
    assert.deepEqual(requests, ['menor.jpg CODIGO']);
    assert.deepEqual(remaining, ['b: O arquivo passa de 15 MB']);
  });

  it('keeps everything when the connection ends, and the rest when it ends half-way', async () => {
    const everything = await send([...JOINED, item('c')], new ApiError(0));
    assert.deepEqual([everything.remaining, everything.accepted], [['c: incerto', 'a: ', 'b: '], 0]);
    assert.match(everything.message, /^Sem conexão/);
    const rest = await send([...JOINED, item('c')], [received('c')], new ApiError(502));
    assert.deepEqual([rest.remaining, rest.accepted], [['a: incerto', 'b: incerto'], 1]);
    const codigo = await send([item('a')], new ApiError(422, {erro: 'Código inválido'}));
    assert.deepEqual([codigo.remaining, codigo.message], [['a: '], 'Código inválido']);
  });

  it('repeats a lost sending under its key, with its code, before what was chosen meanwhile', async () => {
    const lost = await send(JOINED, new ApiError(0));
    const {requests, keys, remaining, accepted} = await send(
      [...lost.items, item('c')],
      [received('a'), received('b')],
      [received('c')],
    );
    assert.deepEqual(requests, ['a+b CODIGO', 'c']);
    assert.deepEqual([keys[0], remaining, accepted], [lost.keys[0], [], 2]);
    assert.notEqual(keys[1], keys[0]);
  });

  it('takes a new key for another sending, and after every answer', async () => {
    const lost = await send(JOINED, new ApiError(0));
    const rest = lost.items.slice(0, 1).map(({receipt: _, ...alone}) => alone);
    const other = await send(rest, refusal(refused('a', 'ARQUIVO_NAO_ACEITO')));
    assert.notEqual(other.keys[0], lost.keys[0]);
    assert.deepEqual(
      other.items.map(({sending}) => sending),
      [undefined],
    );
    const withCodigo = await send([item('a')], new ApiError(422, {erro: 'Código inválido'}));
    assert.deepEqual(
      withCodigo.items.map(({sending}) => sending),
      [undefined],
    );
  });

  it('takes a repetition for the answer that was lost', async () => {
    const {remaining, accepted, message} = await send(
      [item('a', {sending: UNCERTAIN})],
      refusal(refused('a', 'NOTA_REPETIDA')),
    );
    assert.deepEqual([remaining, accepted, message], [[], 1, '1 nota recebida.']);
    const known = await send([item('a')], refusal(refused('a', 'NOTA_REPETIDA')));
    assert.deepEqual([known.remaining, known.accepted], [['a: Você já enviou esta nota.'], 0]);
  });

  it('does not take a repeated page for a receipt that arrived', async () => {
    const uncertain = JOINED.map(page => ({...page, sending: UNCERTAIN}));
    const {remaining, accepted} = await send(uncertain, refusal(refused('a'), refused('b', 'NOTA_REPETIDA')));
    assert.deepEqual([remaining, accepted], [['a: ', 'b: Esta nota já chegou ao Clube. Confira em Pontos.'], 0]);
  });

  it('gives a fault to the page that has it, not to those that did not go because of it', async () => {
    const {remaining} = await send(JOINED, refusal(refused('a'), refused('b', 'ARQUIVO_NAO_ACEITO')));
    assert.deepEqual(remaining, ['a: ', 'b: Você já enviou esta nota.']);
  });
});
