import {openTab} from '../support/browser';
import {assertAccessible, assertNoFaults} from '../support/checks';
import {givenPainelSession} from '../support/people';

describe('a batch job', () => {
  it('is started for all that match, watched, and shows the result of each row', async () => {
    const tab = await openTab();
    const {page} = tab;
    await givenPainelSession(tab);
    // These prizes are active already, so each row is refused and nothing changes.
    const query = new URLSearchParams({filter: '{"ativo":1}', sort: 'id', order: 'DESC', page: '1', perPage: '10'});
    await page.goto(`/painel/premios?${query}`);
    await page.getByLabel('Selecionar todos desta página').check();
    await page.getByRole('button', {name: /^Selecionar todas as \d+ que correspondem$/}).click();
    await page.getByRole('button', {name: 'Ativar', exact: true}).click();
    await page.getByText(/ como est(á|ão): “O prêmio já está assim/).waitFor();
    await page.getByRole('button', {name: 'Ativar todos'}).click();
    await page.getByText(/^Trabalho iniciado: \d+ linhas para fazer/).waitFor();
    await page.getByText('Ativar prêmios: concluído').waitFor();
    await page.getByRole('link', {name: 'Trabalhos', exact: true}).click();
    await page.getByRole('link', {name: 'Ativar prêmios'}).first().click();
    await page.getByRole('heading', {level: 1, name: 'Ativar prêmios'}).waitFor();
    await page.getByText('Concluído', {exact: true}).waitFor();
    await page.getByRole('gridcell', {name: 'O prêmio já está assim.'}).first().waitFor();
    await assertAccessible(tab, 'a batch job and its rows');
    assertNoFaults(tab, 'batch jobs');
  });
});
