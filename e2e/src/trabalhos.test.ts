import {abrir} from './support/browser';
import {acessivel, semFaltas} from './support/checks';
import {SMART, entrarNoPainel} from './support/pessoas';

describe('long work', () => {
  it('is begun for all that match, watched, and tells what came of each row', async () => {
    const aba = await abrir();
    const {page} = aba;
    await entrarNoPainel(aba, SMART);
    // They are active already: each row is done, and nothing is another than before.
    await page.goto(`/painel/premios?filter=${encodeURIComponent('{"ativo":1}')}`);
    await page.getByLabel('Selecionar todos desta página').check();
    await page.getByRole('button', {name: /^Selecionar todas as \d+ que correspondem$/}).click();
    await page.getByRole('button', {name: 'Ativar', exact: true}).click();
    await page.getByRole('button', {name: 'Ativar todos'}).click();
    await page.getByText(/^Trabalho iniciado: \d+ linhas para fazer/).waitFor();
    await page.getByText('Ativar prêmios: concluído').waitFor();
    await page.getByRole('link', {name: 'Trabalhos', exact: true}).click();
    await page.getByRole('link', {name: 'Ativar prêmios'}).first().click();
    await page.getByRole('heading', {level: 1, name: 'Ativar prêmios'}).waitFor();
    await page.getByText('Concluído', {exact: true}).waitFor();
    await page.getByRole('cell', {name: 'Feita'}).first().waitFor();
    await acessivel(aba, 'a work and its rows');
    semFaltas(aba, 'long work');
  });
});
