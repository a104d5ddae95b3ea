import assert from 'node:assert/strict';
import {NEW_PASSWORD, callApi, givenNewPintor, type NewPintor} from '../support/api';
import {DESKTOP, PHONE, openTab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {linkInMail} from '../support/mail';
import {openPainel, openStorefront} from '../support/people';
import {newNumber} from '../support/unique';

describe('a painter in the directory', function () {
  this.timeout(300_000);
  let pintor: NewPintor;
  let link = '';
  before(async () => {
    pintor = await givenNewPintor({aceitouRegulamento: true});
    await callApi('PUT', '/api/parceiros', {
      tokens: {loja: pintor.token},
      body: {acheSeuPintor: true, sobre: 'Pinto há 14 anos. Ligue (11) 98888-7777.', categorias: [1]},
    });
  });

  it('asks a customer for a rating, by a link to hand on', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/ache-seu-pintor', {cpf: pintor.cpf, senha: NEW_PASSWORD});
    await page.getByLabel('Qual foi o trabalho?').fill('Sala do apartamento');
    await page.getByRole('button', {name: 'Pedir avaliação'}).click();
    const made = page.getByText(/\/avaliar\/[\w-]{32}$/);
    await made.waitFor();
    link = new URL((await made.textContent()) ?? '').pathname;
    await assertAccessible(tab, 'the link to rate');
    await assertFitsScreen(tab, 'the link to rate');
    assertNoFaults(tab, 'asking for a rating');
  });

  it('is rated once by the customer', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await page.goto(link);
    await page.getByText(pintor.nome).waitFor();
    await page.getByRole('radio', {name: '4 estrelas: Bom'}).check({force: true});
    await page.getByLabel('Seu nome').fill('Carla Maria Souza');
    await page.getByLabel(/^Como foi o trabalho/).fill('Cobriu os móveis e deixou limpo.');
    await assertAccessible(tab, 'the form of a rating');
    await assertFitsScreen(tab, 'the form of a rating');
    await page.getByRole('button', {name: 'Enviar avaliação'}).click();
    await page.getByText('Sua avaliação foi enviada').waitFor();
    assertNoFaults(tab, 'rating a painter');
    await page.goto(link);
    await page.getByText('Já avaliado').waitFor();
  });

  it('is found in the city, read without a script, and called without a number on the page', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await page.goto('/pintores');
    await page.getByLabel('Cidade ou CEP').fill('01310-100');
    await page.getByRole('button', {name: 'Buscar'}).click();
    await page.getByRole('heading', {name: 'Pintores em São Paulo e região'}).waitFor();
    await assertAccessible(tab, 'the results');
    await page.getByRole('link', {name: pintor.nome}).click();
    await page.getByText('Cobriu os móveis e deixou limpo.').waitFor();
    await page.getByText('Carla S.').waitFor();
    await assertAccessible(tab, 'a painter’s page');
    const source = await page.content();
    for (const secret of [pintor.cpf, '98888-7777', '11988887777', 'Avenida Paulista'])
      assert(!source.includes(secret), secret);
    const contact = await page.getByRole('link', {name: 'Chamar no WhatsApp'}).getAttribute('href');
    const answer = await page.request.get(contact ?? '', {maxRedirects: 0});
    assert.equal(answer.status(), 303);
    assert.match(answer.headers()['location'] ?? '', /^https:\/\/wa\.me\/5511988887777/);
    assertNoFaults(tab, 'looking for a painter');
  });

  it('is asked by a customer who reckoned first, and hears of it once that is confirmed by e-mail', async () => {
    const customer = `Helena Prado ${newNumber()}`;
    const email = `helena.${newNumber()}@example.com`;
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await page.goto('/quanto-custa-pintar');
    await page.getByLabel('Quanto?').fill('3,5');
    await page.getByLabel('Em quê?').selectOption({label: 'Cômodos'});
    await page.getByRole('button', {name: 'Calcular'}).click();
    await page.getByText('Informe um número inteiro de cômodos').waitFor();
    await assertAccessible(tab, 'an estimate that cannot be');
    await page.getByLabel('Quanto?').fill('3');
    await page.getByRole('button', {name: 'Calcular'}).click();
    await page.getByRole('heading', {name: /^Estimativa para 3 cômodos/}).waitFor();
    await assertAccessible(tab, 'an estimate');
    await assertFitsScreen(tab, 'an estimate');
    await page.getByLabel('Sua cidade ou CEP').fill('01310-100');
    await page.getByRole('button', {name: 'Ver pintores perto'}).click();
    await page.getByRole('link', {name: pintor.nome}).click();

    await page.getByRole('link', {name: 'Pedir orçamento'}).first().click();
    await page.getByRole('heading', {name: 'Peça um orçamento'}).waitFor();
    await page.getByLabel('Seu nome').fill(customer);
    await page.getByLabel('Quanto?').fill('3');
    await page.getByRole('button', {name: 'Calcular'}).click();
    await page.getByRole('heading', {name: /^Estimativa para 3 cômodos/}).waitFor();
    assert.equal(await page.getByLabel('Seu nome').inputValue(), customer);
    await page.getByLabel('Celular com DDD').fill('(11) 97777-6655');
    await page.getByLabel('E-mail, para confirmar o pedido').fill(email);
    await page.getByRole('textbox', {name: /^O que vai pintar/}).fill('A sala, antes do Natal');
    await page.getByRole('checkbox', {name: /Privacidade/}).check();
    await assertAccessible(tab, 'the request');
    await assertFitsScreen(tab, 'the request');
    await page.getByRole('button', {name: /^Pedir que/}).click();
    await page.getByRole('heading', {name: 'Falta confirmar'}).waitFor();

    const waiting = async () =>
      (
        await callApi<{pedidos: {nome: string}[]}>('GET', '/api/sessoes/parceiro/pedidos-orcamento', {
          tokens: {loja: pintor.token},
        })
      ).pedidos.map(({nome}) => nome);
    assert.deepEqual(await waiting(), [], 'not before it is confirmed');
    await page.goto(await linkInMail(email, /\/pedido-orcamento\/[\w-]+/));
    await page.getByRole('heading', {name: 'Confirme seu pedido'}).waitFor();
    assert.deepEqual(await waiting(), [], 'not by looking at the link');
    await assertAccessible(tab, 'the link of the e-mail');
    await page.getByRole('button', {name: 'Confirmar pedido'}).click();
    await page.getByRole('heading', {name: 'Pedido confirmado'}).waitFor();
    assertNoFaults(tab, 'asking to be called back', /status of 422/);

    const own = await openTab({viewport: PHONE});
    await openStorefront(own, '/ache-seu-pintor', {cpf: pintor.cpf, senha: NEW_PASSWORD});
    await own.page.getByRole('heading', {name: '1 cliente espera sua ligação'}).waitFor();
    await own.page.getByRole('link', {name: 'Pedidos de orçamento'}).click();
    const open = own.page.getByRole('region', {name: 'Esperam sua ligação'});
    await open.getByText('A sala, antes do Natal').waitFor();
    await open.getByText(/^3 cômodos/).waitFor();
    const call = await open.getByRole('link', {name: 'Ligar para (11) 97777-6655'}).getAttribute('href');
    assert.equal(call, 'tel:+5511977776655');
    await assertAccessible(own, 'requests of customers');
    await assertFitsScreen(own, 'requests of customers');
    await open.getByRole('button', {name: 'Combinamos'}).click();
    await own.page.getByRole('region', {name: 'Fechados'}).getByText('Serviço combinado').waitFor();
    assertNoFaults(own, 'requests of customers');
  });

  it('no longer says what staff have refused', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await openPainel(tab, `/painel/ache-seu-pintor`);
    const row = page.getByRole('row').filter({hasText: pintor.nome}).filter({hasText: 'Avaliação'});
    await row.getByRole('button', {name: /^Conferir/}).click();
    const dialog = page.getByRole('dialog', {name: /^Avaliação de/});
    await dialog.getByLabel('Motivo (para recusar)').fill('É de outra obra');
    await dialog.getByRole('button', {name: 'Recusar'}).click();
    await page.getByText('Conteúdo recusado: saiu do ar.').waitFor();
    assertNoFaults(tab, 'refusing a rating');
    const {ratings} = await callApi<{ratings: unknown[]}>('GET', '/api/sessoes/parceiro/avaliacoes', {
      tokens: {loja: pintor.token},
    });
    assert.equal(ratings.length, 0);
  });
});
