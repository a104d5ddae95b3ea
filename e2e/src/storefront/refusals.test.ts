import assert from 'node:assert/strict';
import {formatCpf, formatPontos} from '@clube/domain';
import {openTab, PHONE, DESKTOP, type Tab} from '../support/browser';
import {callApi, givenNewPintor, NEW_PASSWORD} from '../support/api';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {givenPaperNota} from '../support/nota';
import {PINTOR, SMART, openStorefront, givenStorefrontSession, givenPainelSession} from '../support/people';
import {openFromQueue} from '../support/scoring';
import {newNumber} from '../support/unique';

/** The browser's console message for an intended error status. */
const consoleLine = (status: number) => new RegExp(`status of ${status} `);
/** A prize with four rows of sizes. */
const CAMISETA = '/premio/131';

describe('what is refused, and how it is reported', function () {
  this.timeout(600_000);

  it('a wrong password: in the form, without saying which of the two it was', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await page.goto('/login');
    await page.getByLabel('CPF').fill(PINTOR.cpf);
    const password = page.getByLabel('Senha', {exact: true});
    await password.fill('nao-e-esta');
    await page.keyboard.press('Enter');
    await page.getByText('CPF ou senha inválidos.').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'senha');
    assert.equal(await password.getAttribute('aria-invalid'), 'true');
    assert.equal(await page.getByLabel('CPF').inputValue(), PINTOR.cpf, 'what was typed stays');
    await assertAccessible(tab, 'the login with its refusal');
    assert.match(page.url(), /\/login$/);
    assertNoFaults(tab, 'wrong password', consoleLine(422));
  });

  it('a wrong password in the panel', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await page.goto('/painel');
    await page.getByLabel('CPF').fill(SMART.cpf);
    await page.getByLabel('Senha', {exact: true}).fill('nao-e-esta-senha');
    await page.keyboard.press('Enter');
    await page.getByText('CPF ou senha inválidos.').first().waitFor();
    assert.equal(await page.getByRole('navigation').count(), 0, 'no menu is shown');
    assertNoFaults(tab, 'wrong password in the panel', consoleLine(422));
  });

  it('nothing chosen to send: said until something is', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await givenStorefrontSession(tab);
    await page.goto('/enviar-nf');
    await page.getByRole('main').getByRole('button', {name: 'Enviar nota'}).click();
    const said = page.getByText('Selecione um arquivos primeiro');
    await said.waitFor();
    const {file} = await givenPaperNota(newNumber(), {format: 'pdf', seed: 'escolhida depois'});
    await page.getByLabel('Galeria ou PDF').setInputFiles(file);
    await page.getByRole('list', {name: 'Notas escolhidas'}).getByText(file.name).waitFor();
    // Without the new file it would stay for ten seconds.
    await said.waitFor({state: 'detached', timeout: 8000});
    assertNoFaults(tab, 'nothing chosen to send');
  });

  it('a choice that is missing: on the smallest phone, too, the message leaves price and choices in sight', async () => {
    const tab = await openTab({viewport: {width: 320, height: 568}});
    const {page} = tab;
    const {cpf} = await givenNewPintor({aceitouRegulamento: true, pontos: 10_000});
    await givenStorefrontSession(tab, {cpf, senha: NEW_PASSWORD});
    await page.goto(CAMISETA);
    await page.getByRole('button', {name: 'RESGATAR'}).click();
    await page.locator('[data-sonner-toast]').waitFor();
    await page.waitForFunction(() => {
      const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
      const kept = [...document.querySelectorAll('main h1 + p, main fieldset, [data-bottom-bar]')];
      const boxes = kept.map(element => element.getBoundingClientRect());
      return (
        toast &&
        toast.top >= 0 &&
        boxes.length === 3 &&
        boxes.every(({top, bottom}) => top >= 0 && (bottom <= toast.top || top >= toast.bottom))
      );
    });
    await assertFitsScreen(tab, 'a choice that is missing');
    assertNoFaults(tab, 'a choice that is missing');
  });

  it('rules that were not accepted: accept or leave, whichever screen is asked for', async () => {
    const {cpf} = await givenNewPintor({aceitouRegulamento: false});
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await givenStorefrontSession(tab, {cpf: formatCpf(cpf), senha: NEW_PASSWORD});
    for (const path of ['/pontuacoes', '/resgates', '/enviar-nf', '/home']) {
      await page.goto(path);
      const regulamento = page.getByRole('dialog', {name: 'Regulamento'});
      await regulamento.waitFor();
      await page.keyboard.press('Escape');
      assert.ok(await regulamento.isVisible(), `${path}: Escape does not get around the rules`);
      assert.ok(await regulamento.getByRole('button', {name: 'ACEITAR'}).isDisabled());
    }
    await assertAccessible(tab, 'the rules');
    await page.getByRole('button', {name: 'CANCELAR'}).click();
    await page
      .getByRole('link', {name: /entrar/i})
      .first()
      .waitFor();
    await page.goto('/home');
    await page.waitForURL(url => url.pathname === '/');
    assertNoFaults(tab, 'rules not accepted');
  });

  it('a receipt that staff reject: the painter reads why', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    const paper = await givenPaperNota(newNumber(), {format: 'pdf', seed: 'ilegível'});
    const body = new FormData();
    body.append('arquivos', new Blob([Uint8Array.from(paper.file.buffer)]), paper.file.name);
    await callApi('POST', '/api/upload/venda_foto', {tokens: {loja: pintor.token}, body});

    const desk = await openTab({viewport: DESKTOP});
    await givenPainelSession(desk);
    await rejectNota(desk, pintor.cpf, 'Nota Ilegível');
    assertNoFaults(desk, 'rejecting');

    const phone = await openTab({viewport: PHONE});
    const {page} = phone;
    await openStorefront(phone, '/pontuacoes', {cpf: formatCpf(pintor.cpf), senha: NEW_PASSWORD});
    await page.getByText('Reprovada').first().waitFor();
    await page.getByText('Nota Ilegível').first().waitFor();
    await assertAccessible(phone, 'the rejected receipt');
    await page.getByRole('link', {name: 'Enviar de novo'}).click();
    await page.getByRole('heading', {name: /Enviar de novo a nota de/}).waitFor();
    await page.getByText('Deixe o QR Code inteiro e nítido', {exact: false}).waitFor();
    await page.getByLabel('Galeria ou PDF').setInputFiles(paper.file);
    await page.getByRole('button', {name: 'Enviar nota'}).scrollIntoViewIfNeeded();
    const reason = await page.getByText('Nota Ilegível').first().boundingBox();
    assert.ok(reason && reason.y >= 0 && reason.y < PHONE.height, 'the reason is out of sight');
    await assertAccessible(phone, 'sending it again');
    await assertFitsScreen(phone, 'sending it again');
    assertNoFaults(phone, 'reading why');
  });

  it('a prize beyond the balance: said before it can be asked for', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await givenStorefrontSession(tab, {cpf: formatCpf(pintor.cpf), senha: NEW_PASSWORD});
    const {codigo, pontosWeb} = await simplePremio(pontos => pontos > 0);
    await page.goto(`/premio/${codigo}`);
    await page.getByText(`Faltam ${formatPontos(pontosWeb)} pontos para este prêmio.`).waitFor();
    assert.ok(await page.getByRole('button', {name: 'RESGATAR', exact: true}).isDisabled());
    assertNoFaults(tab, 'beyond the balance');
  });

  it('points that another device spent meanwhile: the order is refused and nothing is taken', async () => {
    // The balance is enough for one, not for two.
    const premio = await simplePremio(pontos => pontos > 10 && pontos <= 10_000);
    const saldoPontos = premio.pontosWeb + 10;
    const {cpf, token} = await givenNewPintor({aceitouRegulamento: true, pontos: saldoPontos});
    const tokens = {loja: token};

    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await openStorefront(tab, `/premio/${premio.codigo}`, {cpf, senha: NEW_PASSWORD});
    await page.getByRole('button', {name: 'RESGATAR', exact: true}).click();
    const endereco = page.getByRole('dialog', {name: 'Endereço de entrega'});
    await endereco.getByLabel('Complemento').fill('Casa');
    await endereco.getByRole('button', {name: 'CONTINUAR'}).click();
    const confirmation = page.getByRole('dialog', {name: 'Confirmar resgate'});
    await confirmation.waitFor();
    await callApi('POST', '/api/resgatar', {tokens, body: {codigoPremio: premio.codigo, qtde: 1}});
    await confirmation.getByRole('button', {name: 'CONFIRMAR'}).click();
    await page
      .getByText(/Seu saldo não é suficiente para este resgate/)
      .first()
      .waitFor();
    const afterwards = await callApi<{saldoPontos: number}>('GET', '/api/sessoes/parceiro/info', {tokens});
    assert.equal(afterwards.saldoPontos, saldoPontos - premio.pontosWeb, 'one order was paid, the other device’s');
    assertNoFaults(tab, 'an order refused', consoleLine(422));
  });
});

async function rejectNota({page}: Tab, cpf: string, reason: string): Promise<void> {
  await openFromQueue(page, cpf, formatCpf(cpf));
  await page.getByRole('button', {name: 'Reprovar'}).click();
  const dialog = page.getByRole('dialog', {name: 'Reprovar nota'});
  await dialog.getByText(reason, {exact: true}).click();
  await dialog.getByRole('button', {name: 'Reprovar'}).click();
  await page
    .getByText(new RegExp(`Nota reprovada: ${reason}`))
    .first()
    .waitFor();
  await dialog.waitFor({state: 'hidden'});
}

interface Premio {
  codigo: string;
  tipo: string;
  pontosWeb: number;
  isCombo: number;
}

/** Finds a prize without options and stock whose price fulfils the condition. */
async function simplePremio(fits: (pontos: number) => boolean): Promise<Premio> {
  const {premios} = await callApi<{premios: Premio[]}>('GET', '/api/premios');
  const found = premios.find(({tipo, isCombo, pontosWeb}) => tipo === 'geral' && !isCombo && fits(pontosWeb));
  assert.ok(found, 'the demo has such a prize');
  return found;
}
