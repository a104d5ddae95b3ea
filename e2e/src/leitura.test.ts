import assert from 'node:assert/strict';
import {formatarPontos} from '@clube/domain';
import {SENHA_NOVA, givenPintorNovo, type PintorNovo} from './support/api';
import {abrir, CELULAR, MESA} from './support/browser';
import {acessivel, cabeNaTela, semFaltas} from './support/checks';
import {abrirDaFila, conferirCabecalho, leituraFeita, recusar, responderDuvidas} from './support/mesa';
import {givenNotaDePapel, type NotaDePapel} from './support/nota';
import {ADMINISTRADOR, SMART, entrarNaLoja, entrarNoPainel} from './support/pessoas';
import {numeroNovo} from './support/unicos';

describe('a receipt reads itself, from the painter’s phone to the points', function () {
  this.timeout(600_000);

  async function enviar({cpf}: PintorNovo, {arquivo}: NotaDePapel): Promise<void> {
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await entrarNaLoja(aba, {cpf, senha: SENHA_NOVA});
    await page.goto('/enviar-nf');
    await page.getByLabel(/Galeria/).setInputFiles(arquivo);
    await page.getByRole('button', {name: 'Enviar nota'}).click();
    await page.getByText('1 nota recebida.').waitFor();
    semFaltas(aba, 'sending');
  }

  async function conferirPontos({cpf}: PintorNovo, pontos: string): Promise<void> {
    const aba = await abrir({largura: CELULAR});
    await entrarNaLoja(aba, {cpf, senha: SENHA_NOVA});
    await aba.page.goto('/pontuacoes');
    await aba.page.getByText(pontos).first().waitFor();
    semFaltas(aba, 'points');
  }

  it('a PDF is certain: Ctrl+Enter scores it, and nothing else is pressed', async () => {
    const pintor = await givenPintorNovo({aceitouRegulamento: true});
    const papel = await givenNotaDePapel(numeroNovo(), {formato: 'pdf', semente: 'só produtos'});
    await enviar(pintor, papel);
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await entrarNoPainel(aba, SMART);
    await abrirDaFila(page, pintor.cpf, pintor.nome);
    await leituraFeita(page);
    await page.getByText('Pronta para pontuar.').waitFor();
    await conferirCabecalho(page, papel);
    await page.getByText('Em análise por você').waitFor();
    const total = page.getByRole('contentinfo').or(page.locator('footer')).first();
    assert.match(
      await total.innerText(),
      new RegExp(`${formatarPontos(papel.pontos).replaceAll('.', '\\.')} dos produtos`),
    );
    const pontos = formatarPontos(papel.pontos * 2);
    await acessivel(aba, 'a receipt that was read');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    semFaltas(aba, 'scoring');
    await conferirPontos(pintor, pontos);
  });

  it('a photo leaves questions at the most: they are answered by Enter, and no item is typed', async () => {
    const pintor = await givenPintorNovo({aceitouRegulamento: true});
    const papel = await givenNotaDePapel(numeroNovo(), {semente: 'balcão 4'});
    await enviar(pintor, papel);
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await entrarNoPainel(aba, SMART);
    const aceitar = await recusar(page, '**/arquivos/notas/**');
    await abrirDaFila(page, pintor.cpf, pintor.nome);
    assert.match(await leituraFeita(page), /^Lida pelo QR code/);
    await page.getByText('A imagem não abriu.').waitFor();
    await aceitar();
    await page.getByRole('button', {name: 'Tentar de novo'}).click();
    await page.getByRole('img', {name: /^Nota \d+ de/}).waitFor();
    await conferirCabecalho(page, papel);
    await page.getByLabel('Número Fiscal').focus();
    await page.locator('[data-contorno]').first().waitFor({state: 'attached'});
    await responderDuvidas(page);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    semFaltas(aba, 'scoring', /status of 401/);
  });

  it('somebody else sees who is at it, and may take it over', async () => {
    const pintor = await givenPintorNovo({aceitouRegulamento: true});
    await enviar(pintor, await givenNotaDePapel(numeroNovo(), {formato: 'pdf', semente: 'só produtos'}));
    const primeira = await abrir({largura: MESA});
    await entrarNoPainel(primeira, SMART);
    await abrirDaFila(primeira.page, pintor.cpf, pintor.nome);
    await primeira.page.getByText('Em análise por você').waitFor();
    const segunda = await abrir({largura: CELULAR});
    const {page} = segunda;
    await entrarNoPainel(segunda, ADMINISTRADOR);
    await page.goto(new URL(primeira.page.url()).pathname + new URL(primeira.page.url()).search);
    await page
      .getByText(/^Em análise por/)
      .first()
      .waitFor();
    assert.ok(await page.getByLabel('Número Fiscal').isDisabled());
    await acessivel(segunda, 'a receipt that somebody else is at');
    await cabeNaTela(segunda, 'a receipt that somebody else is at');
    await page.getByRole('button', {name: 'Assumir análise'}).click();
    await page.getByText('Em análise por você').waitFor();
    assert.ok(await page.getByLabel('Número Fiscal').isEnabled());
    semFaltas(segunda, 'taking over');
  });
});
