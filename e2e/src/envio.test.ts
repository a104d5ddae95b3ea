import assert from 'node:assert/strict';
import {formatarPontos} from '@clube/domain';
import {SENHA_NOVA, givenPintorNovo, type PintorNovo} from './support/api';
import {abrir, CELULAR, MESA, type Aba} from './support/browser';
import {acessivel, cabeNaTela, semFaltas} from './support/checks';
import {LEITURA_MS, abrirDaFila, conferirCabecalho, leituraFeita, responderDuvidas} from './support/mesa';
import {givenNotaEmPartes, type NotaEmPartes} from './support/nota';
import {SMART, entrarNaLoja, entrarNoPainel} from './support/pessoas';
import {numeroNovo} from './support/unicos';

describe('a long receipt in three pictures', function () {
  this.timeout(600_000);

  const lista = ({page}: Aba) => page.getByRole('list', {name: 'Notas escolhidas'});

  /** Chosen in the wrong order, as a gallery gives them: what lies on top is the top, the end, the middle. */
  async function escolher(aba: Aba, {arquivos, numero}: NotaEmPartes): Promise<void> {
    const [topo, meio, fim] = arquivos;
    assert.ok(topo && meio && fim);
    await aba.page.goto('/enviar-nf');
    await aba.page.getByLabel('Galeria ou PDF').setInputFiles([topo, fim, meio]);
    await lista(aba).getByText(`Cupom nº ${numero}`).waitFor();
  }

  /** Below it lie the bar and whatever else is not chosen yet: it is there without scrolling. */
  async function estaAVista({page}: Aba, botao: string): Promise<void> {
    const lugar = await page.getByRole('button', {name: botao}).boundingBox();
    const barra = await page.getByRole('navigation', {name: 'Atalhos'}).boundingBox();
    assert.ok(lugar && barra && lugar.y > 0 && lugar.y + lugar.height <= barra.y, `${botao} is out of sight`);
  }

  async function juntarEmOrdem(aba: Aba): Promise<void> {
    const {page} = aba;
    await page.getByRole('button', {name: 'Junte as fotos'}).click();
    for (const caixa of await lista(aba).getByRole('checkbox').all()) await caixa.check();
    await acessivel(aba, 'choosing pictures to join');
    await page.getByRole('button', {name: 'Juntar 3'}).click();
    await lista(aba).getByText('Uma nota em 3 fotos').waitFor();
    await page.getByRole('button', {name: 'Subir a foto 3'}).click();
  }

  /** Sends them, and waits on the same screen, without loading anything anew, until it has been read. */
  async function enviarEEsperar(aba: Aba, {numero, data}: NotaEmPartes): Promise<void> {
    const {page} = aba;
    await page.getByRole('button', {name: 'Enviar nota'}).click();
    await page.getByText('1 nota recebida.').waitFor();
    await page.getByRole('link', {name: 'Acompanhar'}).click();
    const pendentes = page.getByRole('region', {name: 'NOTAS NÃO PROCESSADAS'});
    // A quick machine may have read it before the screen is there.
    await pendentes.getByText(/^Em (leitura|análise)/).waitFor();
    await pendentes.getByText('Em análise').waitFor({timeout: LEITURA_MS});
    const lido = await pendentes.getByText(`Nota ${numero}`).innerText();
    assert.ok(lido.includes(data), lido);
  }

  async function pontuar({cpf, nome}: PintorNovo, papel: NotaEmPartes): Promise<void> {
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await entrarNoPainel(aba, SMART);
    await abrirDaFila(page, cpf, nome);
    assert.match(await leituraFeita(page), /^Lida pelo QR code/);
    await conferirCabecalho(page, papel);
    await responderDuvidas(page);
    const linhas = page.getByRole('region', {name: 'Itens da venda'}).getByRole('row');
    await linhas.nth(papel.linhas + 1).waitFor();
    assert.equal(await linhas.count(), papel.linhas + 2, 'each line once, between the head and the total');
    await page.getByRole('button', {name: /^Pontuar e abrir a próxima/}).click();
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    semFaltas(aba, 'scoring');
  }

  it('is joined on the phone, put in order, read as one, and becomes points', async () => {
    const pintor = await givenPintorNovo({aceitouRegulamento: true});
    const papel = await givenNotaEmPartes(numeroNovo(), 'nota comprida 8');
    const aba = await abrir({largura: CELULAR});
    await entrarNaLoja(aba, {cpf: pintor.cpf, senha: SENHA_NOVA});
    await escolher(aba, papel);
    await estaAVista(aba, 'Enviar 3 notas');
    await juntarEmOrdem(aba);
    await acessivel(aba, 'joined pictures');
    await cabeNaTela(aba, 'joined pictures');
    await enviarEEsperar(aba, papel);
    await pontuar(pintor, papel);
    await aba.page.goto('/pontuacoes');
    // The shop is a master reseller's: every point counts twice.
    await aba.page
      .getByText(formatarPontos(papel.pontos * 2))
      .first()
      .waitFor();
    semFaltas(aba, 'sending');
  });
});
