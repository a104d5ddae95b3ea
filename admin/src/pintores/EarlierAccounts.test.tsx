import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {EarlierAccounts} from './EarlierAccounts';

const LIFE = {
  por: ['cpf' as const, 'telefone' as const],
  apagadaEm: '2026-09-15T15:00:00.000Z',
  desativada: false,
  debito: 3200,
  codigoRecusado: 'FEIRA',
};

describe('The earlier accounts of a painter in the panel', () => {
  it('say when each ended and what it left, certain or not', () => {
    const possible = {...LIFE, por: ['telefone' as const], apagadaEm: '2025-01-02T15:00:00.000Z', debito: 0};
    render(<EarlierAccounts accounts={[LIFE, {...possible, codigoRecusado: null, desativada: true}]} />);
    const said = screen.getByRole('region', {name: 'Já participou'}).textContent;
    assert.match(said, /Cadastro apagado em 15\/09\/2026/);
    assert.match(said, /É a mesma pessoa \(mesmo CPF\) · débito de 3\.200 pontos trazido para este cadastro/);
    assert.match(said, /código de cadastro FEIRA não deu pontos/);
    assert.match(said, /Pode ser a mesma pessoa \(mesmo telefone\) · estava inativado pela equipe/);
  });

  it('are not there of who was never here', () => {
    const {container} = render(<EarlierAccounts accounts={[]} />);
    assert.equal(container.textContent, '');
  });
});
