import assert from 'node:assert/strict';
import {isFocused, render, screen, userEvent, within} from '@clube/ui/testing';
import {MemoryRouter, useLocation} from 'react-router-dom';
import {Facts} from './Facts';
import {RecordPage} from './RecordPage';
import {Tabs} from './Tabs';
import {Timeline} from './Timeline';

const Address = () => <output>{useLocation().search}</output>;
const address = () => screen.getByRole('status').textContent;

function drawnTabs(search = '') {
  render(
    <MemoryRouter initialEntries={[`/painel/coisa${search}`]}>
      <Tabs
        label="Da coisa"
        tabs={[
          {key: 'linhas', label: 'Linhas', count: 12, content: () => <p>As linhas</p>},
          {key: 'historico', label: 'Histórico', content: () => <p>O histórico</p>},
        ]}
      />
      <Address />
    </MemoryRouter>,
  );
}

describe('the page of one thing', () => {
  it('opens the tab that the address names, and the first one otherwise', () => {
    drawnTabs('?aba=historico');
    assert(within(screen.getByRole('tabpanel', {name: 'Histórico'})).getByText('O histórico'));
    assert.equal(screen.queryByText('As linhas'), null);
  });

  it('goes from tab to tab by press and by arrows, and says so in the address', async () => {
    drawnTabs('?aba=nenhuma&page=2');
    const tab = (name: RegExp) => screen.getByRole('tab', {name});
    assert.equal(tab(/^Linhas/).getAttribute('aria-selected'), 'true');
    assert.deepEqual([tab(/^Linhas/).tabIndex, tab(/^Histórico/).tabIndex], [0, -1]);
    await userEvent.click(tab(/^Histórico/));
    assert.equal(address(), '?aba=historico');
    tab(/^Histórico/).focus();
    await userEvent.keyboard('{ArrowRight}');
    assert.equal(address(), '');
    await isFocused(tab(/^Linhas/));
    await userEvent.keyboard('{End}');
    assert(screen.getByText('O histórico'));
  });

  it('shows what happened, the newest first: what, why, who, when', () => {
    render(
      <Timeline
        label="Histórico"
        events={[
          {title: 'Pedido', who: 'JOÃO DA SILVA', when: '2026-09-15T15:00:00.000Z'},
          {title: 'Entregue', text: 'Antes: Em trânsito', when: '2026-09-20T15:00:00.000Z', tone: 'ok'},
          {title: 'Conferido', when: '2026-09-20T15:00:00.000Z'},
        ]}
      />,
    );
    assert.deepEqual(
      within(screen.getByRole('list', {name: 'Histórico'}))
        .getAllByRole('listitem')
        .map(({textContent}) => textContent),
      [
        'Conferido20/09/2026 12:00',
        'EntregueAntes: Em trânsito20/09/2026 12:00',
        'PedidoJoão da Silva15/09/2026 12:00',
      ],
    );
  });

  it('says that it waits, why it failed, that there is none, and what there is', async () => {
    let asked = 0;
    const page = (query: {data: {nome: string} | null | undefined; error: Error | null}) => (
      <MemoryRouter>
        <RecordPage
          one="Coisa"
          title={({nome}) => nome}
          detail={() => 'Ativa'}
          actions={() => <button>Mudar</button>}
          back={{to: '/painel/coisas', label: 'Todas as coisas'}}
          query={{...query, refetch: () => (asked += 1)}}
          missing={{title: 'Não há.', text: 'Foi apagada.'}}
        >
          {({nome}) => <Facts label="Dados" figures={[['Pontos', 7]]} facts={[['Nome', nome]]} />}
        </RecordPage>
      </MemoryRouter>
    );
    const {rerender} = render(page({data: undefined, error: null}));
    assert(screen.getByRole('heading', {level: 1, name: 'Coisa'}));
    assert(screen.getByRole('link', {name: 'Todas as coisas'}));
    rerender(page({data: undefined, error: new Error('x')}));
    await userEvent.click(screen.getByRole('button', {name: /novo/i}));
    assert.equal(asked, 1);
    rerender(page({data: null, error: null}));
    assert(screen.getByText('Foi apagada.'));
    rerender(page({data: {nome: 'Rolo'}, error: new Error('x')}));
    assert(screen.getByRole('heading', {level: 1, name: 'Rolo'}));
    assert(screen.getByRole('button', {name: 'Mudar'}));
    assert.equal(screen.getByRole('region', {name: 'Dados'}).textContent, 'Pontos7NomeRolo');
  });
});
