import assert from 'node:assert/strict';
import {
  form,
  givenApp,
  givenImage,
  givenPintor,
  insert,
  nextNumber,
  PINTOR_PASSWORD,
  type Answer,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';

const tally = (answers: Answer<AnswerBody>[]) => {
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
  const times = <T>(n: number, work: (i: number) => Promise<T>) =>
    Promise.all(Array.from({length: n}, (_, i) => work(i)));

  const givenMember = () => givenPintor(t, {senha: PINTOR_PASSWORD});
  const asking = ({api}: GivenPintor, email: string, address: string) =>
    api.put('/api/parceiros', {email, senhaAntiga: PINTOR_PASSWORD}, {address});

  it('whether an e-mail is somebody’s: by the password, thirty a minute for a session, from wherever it asks', async () => {
    const [other, pintor] = [await givenPintor(t), await givenMember()];
    const ask = (n: number) => asking(pintor, other.email, `10.5.0.${n}`);
    // Ten in parallel, as more would exceed the limit of unverified passwords.
    const answers = [...(await times(10, ask)), ...(await times(10, ask)), ...(await times(10, ask))];
    assert.deepEqual(tally(answers), {'409 EMAIL_JA_CADASTRADO': 30});
    assert.deepEqual(tally(await times(5, ask)), {'429 MUITAS_TENTATIVAS': 5});
    // A profile without a new e-mail address is no such question.
    const same = {email: pintor.email, nome: 'Rosa Lima'};
    assert.equal((await pintor.api.put('/api/parceiros', same, {address: '10.5.0.1'})).status, 200);
  });

  it('and sixty for an address, whichever session asks', async () => {
    const other = await givenPintor(t);
    const answers = [];
    for (let i = 0; i < 7; i++) {
      const member = await givenMember();
      answers.push(...(await times(10, () => asking(member, other.email, '10.5.1.1'))));
    }
    assert.deepEqual(tally(answers), {'409 EMAIL_JA_CADASTRADO': 60, '429 MUITAS_TENTATIVAS': 10});
  });

  it('whether a code exists is not revealed by junk: the file is judged first', async () => {
    const pintor = await givenPintor(t);
    const codigo = `EXISTE${nextNumber()}`;
    await insert(t, 'codigo_promocional', {codigo, valor: 10, operacao: 'ADICIONAR', apenasVenda: false});
    const junk = (codigoPromocional: string) =>
      pintor.api.call(
        'POST',
        '/api/upload/venda_foto',
        form({codigoPromocional}, {arquivo: {nome: 'x.jpg', content: 'lixo'}}),
      );
    const [known, unknown] = [await junk(codigo), await junk('NAOEXISTE')];
    assert.equal(known.status, 415);
    assert.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
  });

  it('whether a code exists, with a real receipt: sixty a minute, by session and by address', async () => {
    const pintor = await givenPintor(t);
    const content = await givenImage('jpeg', 64, 64);
    const send = (n: number) =>
      pintor.api.call(
        'POST',
        '/api/upload/venda_foto',
        form({codigoPromocional: `NAO${n}`}, {arquivo: {nome: 'x.jpg', content}}),
        {address: `10.5.2.${n}`},
      );
    const answers = [...(await times(35, send)), ...(await times(35, n => send(35 + n)))];
    assert.deepEqual(tally(answers), {'422 CODIGO_INVALIDO': 60, '429 MUITAS_TENTATIVAS': 10});
    const validate = await pintor.api.get('/api/codigo-promocional/validar?codigo=NAO', {address: '10.5.2.99'});
    assert.equal(validate.status, 429, 'the same question by another way counts with it');
  });

  it('are counted for the account, not for one of its sessions', async () => {
    const pintor = await givenPintor(t);
    const ask = (n: number) => pintor.api.get(`/api/codigo-promocional/validar?codigo=X${n}`, {address: `10.5.3.${n}`});
    assert.deepEqual(tally(await times(65, ask)), {'422 CODIGO_INVALIDO': 60, '429 MUITAS_TENTATIVAS': 5});
    const chave = '3'.repeat(44);
    assert.equal((await pintor.api.get(`/api/notas/conferir?chave=${chave}`, {address: '10.5.3.200'})).status, 429);
    assert.equal((await (await givenPintor(t)).api.get(`/api/notas/conferir?chave=${chave}`)).status, 200);
  });
});
