import assert from 'node:assert/strict';
import {
  form,
  givenApp,
  givenImagem,
  givenPintor,
  insert,
  nextNumber,
  type Answer,
  type Corpo,
  type TestApp,
} from '../support';

const tally = (answers: Answer<Corpo>[]) => {
  const counts: Record<string, number> = {};
  for (const {status, body} of answers) {
    const key = `${status} ${body.codigo ?? ''}`.trim();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

describe('Questions about what is others’', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());
  const vezes = <T>(n: number, fazer: (i: number) => Promise<T>) =>
    Promise.all(Array.from({length: n}, (_, i) => fazer(i)));

  it('whether an e-mail is somebody’s: sixty a minute for a session, from wherever it asks', async () => {
    const [outro, pintor] = [await givenPintor(t), await givenPintor(t)];
    const answers = await vezes(70, n =>
      pintor.api.put('/api/parceiros', {email: outro.email}, {endereco: `10.5.0.${n}`}),
    );
    assert.deepEqual(tally(answers), {'409 EMAIL_JA_CADASTRADO': 60, '429 MUITAS_TENTATIVAS': 10});
    // A profile without another e-mail asks nothing.
    const mesmo = {email: pintor.email, nome: 'Rosa Lima'};
    assert.equal((await pintor.api.put('/api/parceiros', mesmo, {endereco: '10.5.0.1'})).status, 200);
  });

  it('and sixty for an address, whichever session asks', async () => {
    const [outro, um, dois] = [await givenPintor(t), await givenPintor(t), await givenPintor(t)];
    const perguntar = (n: number) =>
      (n % 2 ? um : dois).api.put('/api/parceiros', {email: outro.email}, {endereco: '10.5.1.1'});
    assert.deepEqual(tally(await vezes(70, perguntar)), {'409 EMAIL_JA_CADASTRADO': 60, '429 MUITAS_TENTATIVAS': 10});
  });

  it('whether a code exists is not told by junk: the file is judged first', async () => {
    const pintor = await givenPintor(t);
    const codigo = `EXISTE${nextNumber()}`;
    await insert(t, 'codigo_promocional', {codigo, valor: 10, operacao: 'ADICIONAR', apenasVenda: false});
    const lixo = (codigoPromocional: string) =>
      pintor.api.call(
        'POST',
        '/api/upload/venda_foto',
        form({codigoPromocional}, {arquivo: {nome: 'x.jpg', conteudo: 'lixo'}}),
      );
    const [com, sem] = [await lixo(codigo), await lixo('NAOEXISTE')];
    assert.equal(com.status, 415);
    assert.deepEqual([sem.status, sem.body], [com.status, com.body]);
  });

  it('whether a code exists, with a real receipt: sixty a minute, by session and by address', async () => {
    const pintor = await givenPintor(t);
    const conteudo = await givenImagem('jpeg', 64, 64);
    const enviar = (n: number) =>
      pintor.api.call(
        'POST',
        '/api/upload/venda_foto',
        form({codigoPromocional: `NAO${n}`}, {arquivo: {nome: 'x.jpg', conteudo}}),
        {endereco: `10.5.2.${n}`},
      );
    const answers = [...(await vezes(35, enviar)), ...(await vezes(35, n => enviar(35 + n)))];
    assert.deepEqual(tally(answers), {'422 CODIGO_INVALIDO': 60, '429 MUITAS_TENTATIVAS': 10});
    const validar = await pintor.api.get('/api/codigo-promocional/validar?codigo=NAO', {endereco: '10.5.2.99'});
    assert.equal(validar.status, 429, 'the same question by another way counts with it');
  });

  it('are counted for the account, not for one of its sessions', async () => {
    const pintor = await givenPintor(t);
    const perguntar = (n: number) =>
      pintor.api.get(`/api/codigo-promocional/validar?codigo=X${n}`, {endereco: `10.5.3.${n}`});
    assert.deepEqual(tally(await vezes(65, perguntar)), {'422 CODIGO_INVALIDO': 60, '429 MUITAS_TENTATIVAS': 5});
    const chave = '3'.repeat(44);
    assert.equal((await pintor.api.get(`/api/notas/conferir?chave=${chave}`, {endereco: '10.5.3.200'})).status, 429);
    assert.equal((await (await givenPintor(t)).api.get(`/api/notas/conferir?chave=${chave}`)).status, 200);
  });
});
