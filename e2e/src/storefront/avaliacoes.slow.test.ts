import type {SessionTokens} from '@clube/domain';
import {NEW_PASSWORD, callApi, givenNewPintor, staffByApi, type NewPintor} from '../support/api';
import {DESKTOP, PHONE, openTab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openStorefront, openPainel} from '../support/people';
import {photograph} from '../support/photos';
import {newNumber} from '../support/unique';

/** Creates a prize of 500 points that a painter has received. */
async function givenReceived(tokens: SessionTokens, loja: string) {
  const codigo = `A${newNumber()}`;
  const photo = await photograph('<body style="background: linear-gradient(90deg, teal, orange)">', {
    width: 600,
    height: 480,
  });
  const body = new FormData();
  for (const [name, value] of Object.entries({nome: `Desempenadeira ${codigo}`, descricao: 'Boa', codigo, custo: '5'}))
    body.set(name, value);
  body.set('foto', new Blob([Uint8Array.from(photo)], {type: 'image/jpeg'}), 'foto.jpg');
  const premio = await callApi<{id: number; nome: string}>('POST', '/api/premios', {
    tokens,
    body,
    status: 201,
  });
  const {resgate} = await callApi<{resgate: {id: number}}>('POST', '/api/resgatar', {
    tokens: {loja},
    body: {codigoPremio: codigo, qtde: 1},
  });
  await callApi('POST', '/api/alterarStatusResgate', {
    tokens,
    body: {identificador: resgate.id, status: 1},
  });
  return {...premio, codigo, photo};
}

describe('a prize that arrived', () => {
  let tokens: SessionTokens;
  let pintor: NewPintor;
  let premio: Awaited<ReturnType<typeof givenReceived>>;
  before(async () => {
    tokens = await staffByApi();
    pintor = await givenNewPintor({aceitouRegulamento: true, pontos: 700});
    premio = await givenReceived(tokens, pintor.token);
  });
  after(async () => {
    await callApi('DELETE', `/api/premios/${premio.id}`, {tokens});
  });

  it('is reviewed once, with a photo, and kept among the favourites', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, `/premio/${premio.codigo}#avaliacoes`, {cpf: pintor.cpf, senha: NEW_PASSWORD});
    await page.getByRole('heading', {name: 'Conte o que achou'}).waitFor();
    await assertAccessible(tab, 'the form of a review');
    await assertFitsScreen(tab, 'the form of a review');
    await page.getByRole('radio', {name: '4 estrelas: Bom'}).check({force: true});
    await page.getByLabel(/Sua avaliação/).fill('Leve e bem acabada.');
    await page
      .getByLabel('Adicionar fotos')
      .setInputFiles({name: 'obra.jpg', mimeType: 'image/jpeg', buffer: premio.photo});
    await page.getByAltText('obra.jpg').waitFor();
    await page.getByRole('button', {name: 'ENVIAR', exact: true}).click();
    await page.getByText('Avaliação postada com sucesso.').waitFor();
    // Waits until the form, which has the same text, is hidden.
    await page.getByRole('heading', {name: 'Conte o que achou'}).waitFor({state: 'hidden'});
    await page.getByText('Leve e bem acabada.').waitFor();
    await page.getByRole('button', {name: /^Ver foto 1/i}).click();
    await page.getByRole('dialog', {name: /^Foto 1 da avaliação/}).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', {name: 'Juntar pontos para este'}).click();
    await page.getByRole('button', {name: 'Este é o seu objetivo'}).waitFor();
    await page.goto('/loja');
    await page.getByRole('region', {name: 'Meu objetivo'}).getByText(premio.nome).waitFor();
    await page.getByRole('button', {name: 'Meus favoritos'}).click();
    await page.getByRole('button', {name: `${premio.nome}: favorito`, pressed: true}).click();
    await page.getByRole('button', {name: `${premio.nome}: favorito`}).waitFor({state: 'hidden'});
    assertNoFaults(tab, 'reviewing');
  });

  it('is said no more about once staff have hidden it', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await openPainel(tab, '/painel/avaliacoes');
    const row = page.getByRole('row').filter({hasText: premio.nome});
    await row.getByRole('switch').click();
    await page.getByRole('dialog', {name: 'Ocultar avaliação'}).getByRole('button', {name: 'Ocultar'}).click();
    await row.getByText('Oculta', {exact: true}).waitFor();
    assertNoFaults(tab, 'hiding a review');
    const {reviews} = await callApi<{reviews: unknown[]}>('GET', `/api/avaliacoes_premio?idPremio=${premio.id}`);
    if (reviews.length > 0) throw new Error('a hidden review is still shown');
  });
});
