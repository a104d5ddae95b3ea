import assert from 'node:assert/strict';
import {LIMITES_CONFERENCIA, formatarPontos} from '@clube/domain';
import {SENHA_NOVA, chamar, entrarPelaApi, givenPintorNovo} from './support/api';
import {CELULAR, MESA, abrir, type Aba} from './support/browser';
import {acessivel, cabeNaTela, semFaltas} from './support/checks';
import {abrirDaFila, leituraFeita} from './support/mesa';
import {givenNotaDePapel} from './support/nota';
import {ADMINISTRADOR, SMART, entrarNaLoja, entrarNoPainel} from './support/pessoas';
import {numeroNovo} from './support/unicos';

/** Any receipt is more than one person scores alone, or as many points as the product says. */
async function limitar(pontosSegundaConferencia: number): Promise<void> {
  const corpo = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
  const {token} = await chamar<{token: string}>('POST', '/api/sessoes/usuario', {corpo});
  const tokens = {painel: token};
  // A server of the demo has no settings of its own until somebody saves some.
  await chamar('POST', '/api/configuracoes', {tokens, corpo: {}, status: 201}).catch(() => undefined);
  const {id} = await chamar<{id: number}>('GET', '/api/configuracoes', {tokens});
  await chamar('PUT', `/api/configuracoes/${id}`, {tokens, corpo: {pontosSegundaConferencia}});
}

describe('a sale that takes two people', function () {
  this.timeout(600_000);
  before(() => limitar(1));
  after(() => limitar(LIMITES_CONFERENCIA.pontosNota));

  async function pontuarNaMesa(aba: Aba, pintor: {cpf: string; nome: string}): Promise<void> {
    await abrirDaFila(aba.page, pintor.cpf, pintor.nome);
    await leituraFeita(aba.page);
    await aba.page.getByText('Em análise por você').waitFor();
    await aba.page.keyboard.press('Control+Enter');
  }

  it('is looked at by one, marked in the queue, and confirmed by another', async () => {
    const pintor = await givenPintorNovo({aceitouRegulamento: true});
    const papel = await givenNotaDePapel(numeroNovo(), {formato: 'pdf', semente: 'só produtos'});
    const loja = await entrarPelaApi(pintor.cpf);
    const dados = new FormData();
    const {name, buffer, mimeType} = papel.arquivo;
    dados.append('arquivos', new Blob([Uint8Array.from(buffer)], {type: mimeType}), name);
    await chamar('POST', '/api/upload/venda_foto', {tokens: {loja}, corpo: dados});

    const primeira = await abrir({largura: MESA});
    await entrarNoPainel(primeira, SMART);
    await pontuarNaMesa(primeira, pintor);
    const falta = primeira.page.getByRole('dialog', {name: 'Falta a conferência de outra pessoa'});
    await falta.getByText(/^Pontos da nota: [\d.]+ \(até 1\)$/).waitFor();
    await acessivel(primeira, 'the question for another person');
    await falta.getByRole('button', {name: 'Voltar'}).click();
    await primeira.page.getByText('Aguarda segunda conferência.').waitFor();
    await acessivel(primeira, 'a receipt that waits for another person');
    semFaltas(primeira, 'the first look', /status of 409/);
    await primeira.page.goto('/painel/processar/pontuacoes');
    await primeira.page.getByPlaceholder('Buscar por pintor ou CPF').fill(pintor.cpf);
    const linha = primeira.page.getByRole('row').filter({hasText: pintor.nome});
    await linha.getByText('Aguarda segunda conferência').waitFor();

    const segunda = await abrir({largura: CELULAR});
    await entrarNoPainel(segunda, ADMINISTRADOR);
    await pontuarNaMesa(segunda, pintor);
    const {page} = segunda;
    const confirmar = page.getByRole('dialog', {name: 'Confirmar a segunda conferência?'});
    await confirmar.getByText('já conferiu').waitFor();
    await acessivel(segunda, 'the second person’s question');
    await cabeNaTela(segunda, 'the second person’s question');
    await confirmar.getByRole('button', {name: 'Confirmar e pontuar'}).click();
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    semFaltas(segunda, 'the second look', /status of 409/);

    const painter = await abrir({largura: CELULAR});
    await entrarNaLoja(painter, {cpf: pintor.cpf, senha: SENHA_NOVA});
    await painter.page.goto('/pontuacoes');
    await painter.page
      .getByText(formatarPontos(papel.pontos * 2))
      .first()
      .waitFor();
    assert.ok(papel.pontos > 0);
  });
});
