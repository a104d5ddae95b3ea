import assert from 'node:assert/strict';
import {aparelhoEsqueceu, aparelhoGuarda} from './support/aparelho';
import {SENHA_NOVA, chamar, givenPintorNovo, type PintorNovo} from './support/api';
import {abrir, CELULAR, reabrir, type Aba} from './support/browser';
import {acessivel, cabeNaTela, semFaltas} from './support/checks';
import {givenNotaEmPartes, type ArquivoDePapel} from './support/nota';
import {entrarNaLoja, perderSessaoNaLoja} from './support/pessoas';
import {numeroNovo} from './support/unicos';

const UPLOAD = '**/api/upload/venda_foto';

describe('receipts that wait on the phone', function () {
  this.timeout(600_000);

  let pintor: PintorNovo;
  let fotos: ArquivoDePapel[];
  let aba: Aba;
  beforeEach(async () => {
    pintor = await givenPintorNovo({aceitouRegulamento: true});
    ({arquivos: fotos} = await givenNotaEmPartes(numeroNovo(), 'nota guardada'));
    aba = await abrir({largura: CELULAR});
    await entrarNaLoja(aba, {cpf: pintor.cpf, senha: SENHA_NOVA});
    await aba.page.goto('/enviar-nf');
  });

  const lista = ({page}: Aba) => page.getByRole('list', {name: 'Notas escolhidas'});
  /** The last so many pictures of the coupon; its code is on the last. */
  const escolher = async ({page}: Aba, quantas = 3): Promise<void> => {
    await page.getByLabel('Galeria ou PDF').setInputFiles(fotos.slice(-quantas));
    await page.getByText('Cupom nº').first().waitFor();
  };
  const enviar = ({page}: Aba) => page.getByRole('button', {name: /^Enviar (nota|\d+ notas)$/}).click();
  const recebidas = async () =>
    (
      await chamar<{naoProcessadas: unknown[]}>('GET', '/api/pontuacoes/nao-processadas', {
        tokens: {loja: pintor.token},
      })
    ).naoProcessadas.length;

  /** The last of the pictures and then the first as one receipt; the middle one is another. */
  async function juntarDuas(qual: Aba): Promise<void> {
    const {page} = qual;
    await page.getByRole('button', {name: 'Junte as fotos'}).click();
    const caixas = lista(qual).getByRole('checkbox');
    await caixas.nth(2).check();
    await caixas.nth(0).check();
    await page.getByRole('button', {name: 'Juntar 2'}).click();
    await lista(qual).getByText('Uma nota em 2 fotos').waitFor();
  }

  /** The files' names and joins, as the screen shows them. */
  const desenho = async (qual: Aba) =>
    (await lista(qual).getByRole('listitem').allInnerTexts()).map(
      texto => /IMG_\S+|Uma nota em 2 fotos|Foto \d de 2/.exec(texto)?.[0],
    );

  it('are there again when the tab was closed, in their order and joined as they were', async () => {
    await escolher(aba);
    await juntarDuas(aba);
    const antes = await desenho(aba);
    assert.equal(antes.filter(Boolean).length, 4, 'the joined receipt, its two pictures, and the other');
    await aparelhoGuarda(aba.page, {arquivos: 3, juntos: 2});
    aba = await reabrir(aba);
    await aba.page.goto('/home');
    await aba.page.getByText('Você tem notas escolhidas e não enviadas.').waitFor();
    await aba.page.getByRole('link', {name: 'Enviar nota'}).first().click();
    await aba.page.getByText('Guardamos o que você já tinha escolhido.').waitFor();
    await lista(aba).getByText('Cupom nº').waitFor();
    assert.deepEqual(await desenho(aba), antes);
    await acessivel(aba, 'receipts that were kept');
    await cabeNaTela(aba, 'receipts that were kept');
    await enviar(aba);
    await aba.page.getByText('2 notas recebidas.').first().waitFor();
    assert.equal(await recebidas(), 2);
    await aba.page.reload();
    await aba.page.getByText('Nota inteira no quadro').waitFor();
    assert.equal(await lista(aba).count(), 0);
    semFaltas(aba, 'receipts that were kept');
  });

  it('go by themselves when the app is opened again, if that was asked for without a connection', async () => {
    await escolher(aba);
    await juntarDuas(aba);
    await aba.page.context().setOffline(true);
    await enviar(aba);
    await aba.page.getByText('Suas notas estão guardadas neste aparelho').waitFor();
    await acessivel(aba, 'waiting for a connection');
    await aparelhoGuarda(aba.page, {arquivos: 3, juntos: 2, pedida: true});
    const contexto = aba.page.context();
    aba = await reabrir(aba);
    await contexto.setOffline(false);
    await aba.page.goto('/home');
    await aba.page.getByText('2 notas recebidas.').waitFor();
    assert.equal(await recebidas(), 2);
    await aba.page.goto('/enviar-nf');
    await aba.page.getByText('Nota inteira no quadro').waitFor();
    semFaltas(aba, 'going on at home');
  });

  it('arrive once when the tab was closed before the answer to a joined sending came', async () => {
    await escolher(aba);
    await juntarDuas(aba);
    await lista(aba)
      .getByRole('button', {name: /^Tirar IMG/})
      .click();
    let chegou: () => void = () => undefined;
    const chegada = new Promise<void>(resolve => (chegou = resolve));
    await aba.page.route(UPLOAD, async route => {
      await route.fetch();
      chegou();
    });
    await enviar(aba);
    await chegada;
    assert.equal(await recebidas(), 1);
    aba = await reabrir(aba);
    await aba.page.goto('/enviar-nf');
    await aba.page.getByText('1 nota recebida.').waitFor();
    assert.equal(await recebidas(), 1);
    semFaltas(aba, 'a lost answer');
  });

  it('wait for their painter when the session ends before there is a connection', async () => {
    const {page} = aba;
    let uploads = 0;
    page.on('request', request => {
      if (request.url().endsWith('/api/upload/venda_foto')) uploads++;
    });
    await escolher(aba, 1);
    await page.context().setOffline(true);
    await enviar(aba);
    await page.getByText('Suas notas estão guardadas neste aparelho').waitFor();
    await perderSessaoNaLoja(aba);
    await page.context().setOffline(false);
    await page.getByRole('link', {name: 'Entrar'}).first().click();
    await page.getByLabel('CPF').fill(pintor.cpf);
    assert.equal(uploads, 0);
    await page.getByLabel('Senha', {exact: true}).fill(SENHA_NOVA);
    await page.keyboard.press('Enter');
    await page.getByText('Nota enviada com sucesso').first().waitFor();
    assert.deepEqual([uploads, await recebidas()], [1, 1]);
  });

  it('live as long as the tab where the device keeps nothing', async () => {
    await aba.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await aba.page.reload();
    await escolher(aba, 1);
    await aba.page.context().setOffline(true);
    await enviar(aba);
    await aba.page.getByText('Suas notas estão guardadas nesta tela').waitFor();
    await aba.page.context().setOffline(false);
    await aba.page.getByText('Nota enviada com sucesso').first().waitFor();
    assert.equal(await recebidas(), 1);
    semFaltas(aba, 'a device that keeps nothing');
  });

  it('are gone after leaving, and when somebody else comes in', async () => {
    const outra = await givenPintorNovo({aceitouRegulamento: true});
    const nadaEscolhido = async (cpf: string, chegada: string) => {
      await entrarNaLoja(aba, {cpf, senha: SENHA_NOVA}, chegada);
      await aba.page.goto('/enviar-nf');
      await aba.page.getByText('Nota inteira no quadro').waitFor();
      assert.equal(await lista(aba).count(), 0);
    };
    await escolher(aba, 1);
    await aparelhoGuarda(aba.page, {arquivos: 1});
    await aba.page.reload();
    await aba.page.getByText('Guardamos o que você').waitFor();
    await aba.page.getByRole('button', {name: /menu de/}).click();
    await aba.page.getByRole('button', {name: 'Sair'}).click();
    await aba.page.waitForURL(url => url.pathname === '/');
    await aba.page.getByText('Entrar').first().waitFor();
    await aparelhoEsqueceu(aba.page);
    await nadaEscolhido(pintor.cpf, '/home');
    await escolher(aba, 1);
    for (const {cpf} of [outra, pintor]) {
      await perderSessaoNaLoja(aba);
      await nadaEscolhido(cpf, '/enviar-nf');
    }
  });
});
