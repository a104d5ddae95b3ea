import {useMemo, useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {RemovedRows} from '../components/removed/RemovedRows';
import {Page} from '../components/page/Page';
import {useRowAddress, useRowActions} from '../components/RowActions';
import {CURSO_COLUMNS} from './columns';
import {DeleteCurso} from './DeleteCurso';
import {useCategorias} from './queries';
import type {Curso} from './types';

const STATES = [
  {value: 1, text: 'Ativos'},
  {value: 0, text: 'Rascunhos'},
];

export default function CursosList() {
  const [toDelete, setToDelete] = useState<Curso>();
  const actions = useRowActions<Curso>({nameOf: ({nome}) => nome, onDelete: setToDelete});
  const columns = useMemo(() => [...CURSO_COLUMNS, ...actions], [actions]);
  const categorias = useCategorias().data ?? [];
  const opens = useRowAddress<Curso>();
  return (
    <Page
      title="Cursos"
      actions={
        <>
          <RemovedRows entity="Curso" resource="cursos" call="DELETE /api/cursos/curso/{id}" />
          <CreateLink />
        </>
      }
      list
    >
      <GridList
        resource="cursos"
        label="Cursos"
        columns={columns}
        sort={{field: 'nome', order: 'ASC'}}
        search="Buscar por nome"
        filters={
          <>
            <SelectFilter
              source="categoria"
              label="Categoria"
              options={categorias.map(value => ({value, text: value}))}
            />
            <SelectFilter source="ativo" label="Situação" options={STATES} />
          </>
        }
        exports="Cursos"
        rowName={({nome}) => nome}
        opens={opens}
        empty="Nenhum curso com esta busca."
      />
      {toDelete && <DeleteCurso curso={toDelete} onClose={() => setToDelete(undefined)} />}
    </Page>
  );
}
