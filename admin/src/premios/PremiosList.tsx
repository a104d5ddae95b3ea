import {client} from '@clube/api-client';
import {PREMIO_TYPE_LABELS, PREMIO_TYPES} from '@clube/domain';
import {useMemo, useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {DeleteDialog} from '../components/dialog/DeleteDialog';
import {GridList} from '../components/grid/GridList';
import {RangeFilter} from '../components/list/RangeFilter';
import {SelectFilter} from '../components/list/SelectFilter';
import {RemovedRows} from '../components/removed/RemovedRows';
import {Page} from '../components/page/Page';
import {useRowAddress, useRowActions} from '../components/RowActions';
import {prizeColumns} from './columns';
import {ActivateAllMatching, BulkActivate} from './BulkActivate';
import type {Premio} from './types';

const TYPE_OPTIONS = PREMIO_TYPES.map(value => ({value, text: PREMIO_TYPE_LABELS[value]}));
const ACTIVE_OPTIONS = [
  {value: 1, text: 'Ativos'},
  {value: 0, text: 'Inativos'},
];
const COMBO_OPTIONS = [
  {value: 1, text: 'Sim'},
  {value: 0, text: 'Não'},
];
const VIEWS = [
  {nome: 'Ativos', filtros: {ativo: 1}},
  {nome: 'Inativos', filtros: {ativo: 0}},
  // Only combos have a stock.
  {nome: 'Combos esgotados', filtros: {ativo: 1, isCombo: 1, quantidade_lte: 0}},
];

export default function PremiosList() {
  const [toDelete, setToDelete] = useState<Premio>();
  const actions = useRowActions<Premio>({nameOf: premio => premio.nome, onDelete: setToDelete});
  const columns = useMemo(() => [...prizeColumns(), ...actions], [actions]);
  const opens = useRowAddress<Premio>();
  return (
    <Page
      title="Prêmios"
      actions={
        <>
          <RemovedRows entity="Premio" resource="premios" call="DELETE /api/premios/{id}" />
          <CreateLink />
        </>
      }
      list
    >
      <GridList
        resource="premios"
        label="Prêmios"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por código ou nome"
        filters={
          <>
            <SelectFilter source="tipo" label="Tipo" options={TYPE_OPTIONS} />
            <SelectFilter source="ativo" label="Situação" options={ACTIVE_OPTIONS} />
            <RangeFilter source="pontosWeb" label="Pontos" />
            <SelectFilter source="isCombo" label="Combo" options={COMBO_OPTIONS} />
          </>
        }
        views={VIEWS}
        exports="Prêmios"
        rowName={premio => premio.nome}
        opens={opens}
        bulk={<BulkActivate />}
        bulkIdle
        onAllMatching={matching => <ActivateAllMatching {...matching} />}
        empty="Nenhum prêmio com esta busca."
      />
      {toDelete && (
        <DeleteDialog
          title="Excluir prêmio"
          resource="premios"
          remove={() => client.delete('/api/premios/{id}', {path: {id: toDelete.id}})}
          failure="Erro ao atualizar prêmio"
          onClose={() => setToDelete(undefined)}
        >
          <strong>{toDelete.nome}</strong> sai da loja e desta lista. Os resgates já feitos não mudam.
        </DeleteDialog>
      )}
    </Page>
  );
}
