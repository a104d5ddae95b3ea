import {client} from '@clube/api-client';
import {ActiveSwitch} from '../components/ActiveSwitch';
import type {ListColumn} from '../components/grid/columns';
import type {Produto} from './types';

const EDIT = {
  call: 'PUT /api/produtos/{id}',
  entity: 'Produto',
  resource: 'produtos',
  nameOf: ({nome}: Produto) => nome,
  success: 'Dados atualizado com sucesso',
  failure: 'Erro ao atualizar produto.',
} as const;

export const COLUMNS: readonly ListColumn<Produto>[] = [
  {kind: 'text', field: 'nome', sortable: true, main: true},
  {
    kind: 'text',
    field: 'codigo',
    sortable: true,
    width: 150,
    files: ['codigo', 'gtin'],
    note: ({gtin}) => gtin && `barras ${gtin}`,
  },
  {
    kind: 'money',
    field: 'valorUnitario',
    sortable: true,
    width: 124,
    edit: {
      ...EDIT,
      save: (seen, valorUnitario) =>
        client.put('/api/produtos/{id}', {path: {id: seen.id}, body: {valorUnitario}, seen}),
    },
  },
  {
    kind: 'points',
    field: 'valorPontos',
    sortable: true,
    edit: {
      ...EDIT,
      save: (seen, valorPontos) => client.put('/api/produtos/{id}', {path: {id: seen.id}, body: {valorPontos}, seen}),
    },
  },
  {
    kind: 'toggle',
    field: 'ativo',
    sortable: true,
    cell: produto => (
      <ActiveSwitch
        active={produto.ativo === 1}
        name={produto.nome}
        resource="produtos"
        failure="Erro ao atualizar status do produto."
        change={ativo => client.post('/api/produtos/status/{id}', {path: {id: produto.id}, body: {ativo}})}
      />
    ),
  },
];
