import assert from 'node:assert/strict';
import {clearSessions, storeSession} from '@clube/api-client';
import {render, screen} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {FlaggedName, RedeFlag} from './RedeFlag';

const drawn = (permissao: 0 | 1 | 2, rede: number | null) => {
  storeSession('painel', {token: 'x', dono: {id: 1, nome: 'Ana', permissao, redesAntifraude: []}});
  render(
    <MemoryRouter>
      <RedeFlag rede={rede} />
      <FlaggedName name="Casa das Tintas" rede={rede} />
    </MemoryRouter>,
  );
};

describe('the mark of a network above its quota', () => {
  afterEach(() => clearSessions());

  it('leads to the exceeded quotas of the network', () => {
    drawn(0, 7);
    const hrefs = screen
      .getAllByRole('link', {name: /cota/})
      .map(link => decodeURIComponent(link.getAttribute('href') ?? ''));
    assert.deepEqual(
      hrefs,
      Array.from({length: 2}, () => '/painel/antifraude?filter={"rede":"7","estouradas":"1"}'),
    );
  });

  it('is not there for any other network, nor for those who may not see quotas', () => {
    drawn(1, null);
    drawn(2, 7);
    assert.equal(screen.queryByRole('link'), null);
    assert.equal(screen.getAllByText('Casa das Tintas').length, 2);
  });
});
