import {TRABALHO_LINHA_STATES, TRABALHO_LINHA_STATE_LABELS, isTrabalhoOpen} from '@clube/domain';
import {useMemo} from 'react';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {mapResources} from '../providers/resources';
import {DownloadFailures} from './DownloadFailures';
import {ROW_COLUMNS, type BatchJob} from './columns';

const RESULT_OPTIONS = TRABALHO_LINHA_STATES.map(value => ({value, text: TRABALHO_LINHA_STATE_LABELS[value]}));
const EVERY_MS = 4000;

/** The result of each row of a batch job. */
export function Rows({batchJob: {id, estado, titulo, falhas}}: {batchJob: BatchJob}) {
  const resource = useMemo(() => {
    const path = `trabalhos/${id}/linhas`;
    mapResources([{name: path, rest: {path, list: 'linhas-do-trabalho'}}]);
    return path;
  }, [id]);
  return (
    <GridList
      resource={resource}
      kind="trabalhos-linhas"
      label={`Linhas de ${titulo}`}
      columns={ROW_COLUMNS}
      sort={{field: 'id', order: 'ASC'}}
      filters={<SelectFilter source="estado" label="Resultado" options={RESULT_OPTIONS} />}
      exports={`Trabalho ${id}`}
      tools={falhas > 0 && <DownloadFailures id={id} />}
      empty="Este trabalho não é feito linha a linha."
      {...(isTrabalhoOpen(estado) && {every: EVERY_MS})}
    />
  );
}
