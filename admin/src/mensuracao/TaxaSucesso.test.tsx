import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import TaxaSucesso from './TaxaSucesso';

const LAST_YEAR = String(new Date().getFullYear() - 1);

/** Draws the screen at an address; returns the queries it makes. */
function drawn(address: string) {
  const calls = server({
    'GET /api/redes': {body: {redes: [], rows: [], count: 0}},
    'GET /api/taxa_sucesso': {body: {taxaSucesso: []}},
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          {['/painel/taxa-sucesso', '/painel/taxa-sucesso/:mesesLimite'].map(path => (
            <Route key={path} path={path} element={<TaxaSucesso />} />
          ))}
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  );
  return () => calls.map(({route}) => route).filter(route => route.includes('taxa_sucesso'));
}
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', {name});

describe('the filters of a report', () => {
  it('keep to the months that the chosen year has: 2020 begins in July', async () => {
    const asked = drawn(`/painel/taxa-sucesso?ano=${LAST_YEAR}&mes=2`);
    assert.equal((await select('Mês')).value, '2');
    await userEvent.selectOptions(await select('Ano'), '2020');
    await waitFor(async () => assert.equal((await select('Mês')).value, '7'));
    await waitFor(() => assert.equal(asked().at(-1), 'GET /api/taxa_sucesso?ano=2020&mes=7'));
  });

  it('keep to them in an address, too', async () => {
    const asked = drawn('/painel/taxa-sucesso?ano=2020&mes=1');
    assert.equal((await select('Mês')).value, '7');
    await waitFor(() => assert.deepEqual(asked(), ['GET /api/taxa_sucesso?ano=2020&mes=7']));
  });

  it('have the limit of the address among their options', async () => {
    const asked = drawn('/painel/taxa-sucesso/7?ano=2020');
    const limits = await select('Comparar com');
    assert.deepEqual([limits.value, limits.selectedOptions[0]?.textContent], ['7', 'últimos 7 meses']);
    await waitFor(() => assert.deepEqual(asked(), ['GET /api/taxa_sucesso?ano=2020&mesesLimite=7']));
    await userEvent.selectOptions(limits, 'últimos 12 meses');
    await waitFor(() => assert.equal(asked().at(-1), 'GET /api/taxa_sucesso?ano=2020&mesesLimite=12'));
    assert.equal(screen.queryByRole('option', {name: 'últimos 7 meses'}), null);
  });
});
