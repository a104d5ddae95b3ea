import assert from 'node:assert/strict';
import {SENHA_NOVA, givenPintorNovo} from './support/api';
import {abrir, CELULAR, MESA} from './support/browser';
import {acessivel, cabeNaTela, semFaltas} from './support/checks';
import {abrirDaFila, conferirCabecalho, leituraFeita} from './support/mesa';
import {givenNotasNaMesmaFolha} from './support/nota';
import {SMART, entrarNaLoja, entrarNoPainel} from './support/pessoas';
import {numeroNovo} from './support/unicos';

describe('two receipts on one page of a PDF', function () {
  this.timeout(600_000);

  it('are found, separated by keyboard, and read each by itself', async () => {
    const pintor = await givenPintorNovo({aceitouRegulamento: true});
    const {arquivo, compras} = await givenNotasNaMesmaFolha([numeroNovo(), numeroNovo()], 'lado a lado');
    const [primeira, segunda] = compras;
    assert.ok(primeira && segunda);
    const loja = await abrir({largura: CELULAR});
    await entrarNaLoja(loja, {cpf: pintor.cpf, senha: SENHA_NOVA});
    await loja.page.goto('/enviar-nf');
    await loja.page.getByLabel(/Galeria/).setInputFiles(arquivo);
    await loja.page.getByRole('button', {name: 'Enviar nota'}).click();
    await loja.page.getByText('1 nota recebida.').waitFor();
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await entrarNoPainel(aba, SMART);
    await abrirDaFila(page, pintor.cpf, pintor.nome);
    await leituraFeita(page);
    await page.getByText('Há duas notas neste envio.').waitFor();
    await page.getByRole('button', {name: 'Separar', exact: true}).press('Enter');
    const dialogo = page.getByRole('dialog', {name: 'Separar as notas'});
    const canto = dialogo.getByRole('button', {name: 'Nota 1, canto superior direito'});
    await canto.focus();
    await page.keyboard.press('ArrowRight');
    await acessivel(aba, 'separating receipts');
    const pedido = page.waitForRequest(/\/dividir$/);
    await dialogo.getByRole('button', {name: 'Separar em 2 notas'}).press('Enter');
    const corpo = (await pedido).postDataJSON() as {
      partes: {arquivos: {recorte: {paginas: number[]; cantos: [number, number][]}}[]}[];
    };
    const [uma, outra] = corpo.partes.map(({arquivos}) => arquivos[0]?.recorte);
    assert.deepEqual([uma?.paginas, outra?.paginas], [[1], [1]]);
    assert.deepEqual(uma?.cantos[1], outra?.cantos[0], 'the areas go on meeting where the cut was moved to');
    await page.getByText('Notas separadas').first().waitFor();
    await page.getByText('Há duas notas neste envio.').waitFor({state: 'hidden'});
    await leituraFeita(page);
    await conferirCabecalho(page, primeira);
    await page.goto('/painel/processar/pontuacoes');
    await page.getByPlaceholder('Buscar por pintor ou CPF').fill(pintor.cpf);
    const linhas = page.getByRole('row').filter({hasText: pintor.nome});
    await linhas.nth(1).waitFor();
    const ids = await linhas
      .getByRole('link', {name: /Processar/})
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
    const nova = ids.toSorted((a, b) => Number(a.split('=')[1]) - Number(b.split('=')[1])).at(-1) ?? '';
    await page.goto(nova);
    await leituraFeita(page);
    await conferirCabecalho(page, segunda);
    await cabeNaTela(aba, 'a receipt that was separated');
    semFaltas(aba, 'separating');
  });
});
