import assert from 'node:assert/strict';
import {formatarCpf, formatarPontos} from '@clube/domain';
import {abrir, CELULAR, MESA, type Aba} from './support/browser';
import {chamar, entrarPelaApi, givenPintorNovo, SENHA_NOVA} from './support/api';
import {acessivel, semFaltas} from './support/checks';
import {givenNotaDePapel} from './support/nota';
import {PINTOR, SMART, entrarNaLoja, entrarNoPainel} from './support/pessoas';
import {numeroNovo} from './support/unicos';

/** The browser's own line for an answer that the journey provokes. */
const linhaDe = (status: number) => new RegExp(`status of ${status} `);

describe('what is refused, and how it is told', function () {
  this.timeout(600_000);

  it('a wrong password: in the form, without saying which of the two it was', async () => {
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await page.goto('/login');
    await page.getByLabel('CPF').fill(PINTOR.cpf);
    const senha = page.getByLabel('Senha', {exact: true});
    await senha.fill('nao-e-esta');
    await page.keyboard.press('Enter');
    await page.getByText('CPF ou senha inválidos.').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'senha');
    assert.equal(await senha.getAttribute('aria-invalid'), 'true');
    assert.equal(await page.getByLabel('CPF').inputValue(), PINTOR.cpf, 'what was typed stays');
    await acessivel(aba, 'the login with its refusal');
    assert.match(page.url(), /\/login$/);
    semFaltas(aba, 'wrong password', linhaDe(422));
  });

  it('a wrong password in the panel', async () => {
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await page.goto('/painel');
    await page.getByLabel('CPF').fill(SMART.cpf);
    await page.getByLabel('Senha', {exact: true}).fill('nao-e-esta-senha');
    await page.keyboard.press('Enter');
    await page.getByText('CPF ou senha inválidos.').first().waitFor();
    assert.equal(await page.getByRole('navigation').count(), 0, 'no menu is shown');
    semFaltas(aba, 'wrong password in the panel', linhaDe(422));
  });

  it('rules that were not accepted: accept or leave, whichever screen is asked for', async () => {
    const {cpf} = await givenPintorNovo({aceitouRegulamento: false});
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await entrarNaLoja(aba, {cpf: formatarCpf(cpf), senha: SENHA_NOVA});
    for (const caminho of ['/pontuacoes', '/resgates', '/enviar-nf', '/home']) {
      await page.goto(caminho);
      const regulamento = page.getByRole('dialog', {name: 'Regulamento'});
      await regulamento.waitFor();
      await page.keyboard.press('Escape');
      assert.ok(await regulamento.isVisible(), `${caminho}: Escape does not get around the rules`);
      assert.ok(await regulamento.getByRole('button', {name: 'ACEITAR'}).isDisabled());
    }
    await acessivel(aba, 'the rules');
    await page.getByRole('button', {name: 'CANCELAR'}).click();
    await page
      .getByRole('link', {name: /entrar/i})
      .first()
      .waitFor();
    await page.goto('/home');
    await page.waitForURL(url => url.pathname === '/');
    semFaltas(aba, 'rules not accepted');
  });

  it('a receipt that staff reject: the painter reads why', async () => {
    const pintor = await givenPintorNovo({aceitouRegulamento: true});
    const papel = await givenNotaDePapel(numeroNovo(), {semente: 'ilegível'});
    const corpo = new FormData();
    corpo.append('arquivos', new Blob([Uint8Array.from(papel.arquivo.buffer)]), papel.arquivo.name);
    await chamar('POST', '/api/upload/venda_foto', {tokens: {loja: pintor.token}, corpo});

    const mesa = await abrir({largura: MESA});
    await entrarNoPainel(mesa, SMART);
    await rejeitar(mesa, pintor.cpf, 'Nota Ilegível');
    semFaltas(mesa, 'rejecting');

    const celular = await abrir({largura: CELULAR});
    const {page} = celular;
    await entrarNaLoja(celular, {cpf: formatarCpf(pintor.cpf), senha: SENHA_NOVA});
    await page.goto('/pontuacoes');
    await page.getByText('Reprovada').first().waitFor();
    await page.getByText('Nota Ilegível').first().waitFor();
    await page.getByRole('link', {name: 'Enviar de novo'}).waitFor();
    await acessivel(celular, 'the rejected receipt');
    semFaltas(celular, 'reading why');
  });

  it('a prize beyond the balance: said before it can be asked for', async () => {
    const pintor = await givenPintorNovo({aceitouRegulamento: true});
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await entrarNaLoja(aba, {cpf: formatarCpf(pintor.cpf), senha: SENHA_NOVA});
    const {codigo, pontosWeb} = await premioSimples(pontos => pontos > 0);
    await page.goto(`/premio/${codigo}`);
    await page.getByText(`Faltam ${formatarPontos(pontosWeb)} pontos para este prêmio.`).waitFor();
    assert.ok(await page.getByRole('button', {name: 'RESGATAR', exact: true}).isDisabled());
    semFaltas(aba, 'beyond the balance');
  });

  it('points that another device spent meanwhile: the order is refused and nothing is taken', async () => {
    const token = await entrarPelaApi(PINTOR.cpf, PINTOR.senha);
    const tokens = {loja: token};
    const {saldoPontos} = await chamar<{saldoPontos: number}>('GET', '/api/sessoes/parceiro/info', {tokens});
    const premio = await premioSimples(pontos => pontos <= saldoPontos && saldoPontos - pontos < pontos);

    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await entrarNaLoja(aba);
    await page.goto(`/premio/${premio.codigo}`);
    await page.getByRole('button', {name: 'RESGATAR', exact: true}).click();
    const endereco = page.getByRole('dialog', {name: 'Endereço de entrega'});
    await endereco.getByLabel('Complemento').fill('Casa');
    await endereco.getByRole('button', {name: 'CONTINUAR'}).click();
    const confirmacao = page.getByRole('dialog', {name: 'Confirmar resgate'});
    await confirmacao.waitFor();
    const {resgate} = await chamar<{resgate: {id: number}}>('POST', '/api/resgatar', {
      tokens,
      corpo: {codigoPremio: premio.codigo, qtde: 1},
    });
    await confirmacao.getByRole('button', {name: 'CONFIRMAR'}).click();
    await page
      .getByText(/Seu saldo não é suficiente para este resgate/)
      .first()
      .waitFor();
    const depois = await chamar<{saldoPontos: number}>('GET', '/api/sessoes/parceiro/info', {tokens});
    assert.equal(depois.saldoPontos, saldoPontos - premio.pontosWeb, 'one order was paid, the other device’s');
    semFaltas(aba, 'an order refused', linhaDe(422));
    await devolver(resgate.id);
  });
});

async function rejeitar({page}: Aba, cpf: string, motivo: string): Promise<void> {
  await page.goto('/painel/processar/pontuacoes');
  await page.getByPlaceholder('Buscar por pintor ou CPF').fill(cpf);
  // The search waits for a pause: only the row of this painter may be acted on.
  const linha = page.getByRole('row').filter({hasText: formatarCpf(cpf)});
  await linha.getByRole('link', {name: /Processar/}).click();
  await page.getByRole('heading', {name: 'Nova venda'}).waitFor();
  await page.getByRole('button', {name: 'Rejeitar'}).click();
  const dialogo = page.getByRole('dialog', {name: 'Rejeitar nota'});
  await dialogo.getByText(motivo, {exact: true}).click();
  await dialogo.getByRole('button', {name: 'Rejeitar'}).click();
  await page
    .getByText(new RegExp(`Nota reprovada: ${motivo}`))
    .first()
    .waitFor();
  await dialogo.waitFor({state: 'hidden'});
}

interface Premio {
  codigo: string;
  tipo: string;
  pontosWeb: number;
  isCombo: number;
}

/** A prize without options or stock whose price fits. */
async function premioSimples(cabe: (pontos: number) => boolean): Promise<Premio> {
  const {premios} = await chamar<{premios: Premio[]}>('GET', '/api/premios');
  const found = premios.find(({tipo, isCombo, pontosWeb}) => tipo === 'geral' && !isCombo && cabe(pontosWeb));
  assert.ok(found, 'the demo has such a prize');
  return found;
}

/** The journey leaves the demo painter as it found them. */
async function devolver(identificador: number): Promise<void> {
  const corpo = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
  const {token} = await chamar<{token: string}>('POST', '/api/sessoes/usuario', {corpo});
  await chamar('POST', '/api/cancelarResgate', {tokens: {painel: token}, corpo: {identificador, status: 3}});
}
