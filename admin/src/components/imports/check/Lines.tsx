import {LINHA_STATE_LABELS, LINHA_STATES, isImportacaoOpen} from '@clube/domain';
import {IconButton} from '@clube/ui';
import {useMemo, useRef, useState} from 'react';
import {mapResources} from '../../../providers/resources';
import {numberOrDash} from '../../format/values';
import type {Column} from '../../grid/columns';
import {GridList} from '../../grid/GridList';
import {SelectFilter} from '../../list/SelectFilter';
import {IMPORTS, type Import, type ImportKind} from '../kind';
import {LineState, type ImportLine} from '../state';
import type {ImportField} from '../useFields';
import {CorrectLine} from './CorrectLine';
import styles from './Check.module.css';

const STATES = LINHA_STATES.map(value => ({value, text: LINHA_STATE_LABELS[value]}));
const ONLY_ERRORS = {situacao: 'erro'};

const correctButton = (onCorrect: (line: ImportLine) => void): Column<ImportLine> => ({
  kind: 'actions',
  field: 'acoes',
  title: 'Corrigir',
  width: 84,
  cell: line => (
    <IconButton icon="pencil" size={18} label={`Corrigir linha ${line.linha}`} onClick={() => onCorrect(line)} />
  ),
});

/** The first columns are about the result of a line; the others show the file's values. */
function columnsOf(
  fields: readonly ImportField[],
  onCorrect: ((line: ImportLine) => void) | undefined,
): Column<ImportLine>[] {
  return [
    {kind: 'text', field: 'id', title: 'Linha', sortable: true, main: true, width: 92},
    {kind: 'status', field: 'situacao', title: 'Situação', cell: ({situacao}) => <LineState situacao={situacao} />},
    {
      kind: 'custom',
      field: 'erros',
      title: 'O que corrigir',
      width: 320,
      cell: ({erros}) => erros.length > 0 && <Errors errors={erros} fields={fields} />,
    },
    ...(onCorrect ? [correctButton(onCorrect)] : []),
    ...fields.map(({campo, titulo}): Column<ImportLine> => ({
      kind: 'custom',
      field: `valores.${campo}`,
      title: titulo,
      width: 140,
      cell: ({valores, antes, erros}) => {
        const value = asText(valores[campo] ?? null);
        const former = antes?.[campo];
        if (former !== undefined && former !== null) return <Change former={asText(former)} value={value} />;
        return (
          <span className={erros.some(error => error.campo === campo) ? styles.wrong : undefined} title={value}>
            {value}
          </span>
        );
      },
    })),
  ];
}

/** Valid values are already parsed, invalid ones are shown as in the file. */
function asText(value: ImportLine['valores'][string]): string {
  if (typeof value === 'number') return numberOrDash(value);
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return value ?? '';
}

/** The current value of the row and the line's new one. */
function Change({former, value}: {former: string; value: string}) {
  return (
    <span title={`${former} → ${value}`}>
      <del className={styles.former}>{former}</del> {value}
    </span>
  );
}

function Errors({errors, fields}: {errors: ImportLine['erros']; fields: readonly ImportField[]}) {
  const text = errors
    .map(({campo, mensagem: message}) => {
      const title = fields.find(field => field.campo === campo)?.titulo;
      return title ? `${title}: ${message}` : message;
    })
    .join(' · ');
  return <span title={text}>{text}</span>;
}

interface Props {
  kind: ImportKind;
  current: Import;
  fields: ImportField[];
  onChanged: (changed: Import) => void;
}

/** The lines of the file, each with what writing it would do, or did; while they are checked they can be corrected. */
export function Lines({kind, current, fields, onChanged}: Props) {
  const {id, estado, colunas, contagens, nomeArquivo} = current;
  const place = useRef<HTMLDivElement>(null);
  const [corrected, setCorrected] = useState<ImportLine>();
  const correctable = estado === 'conferida' && (!kind.groups || kind.correctable === true);
  const resource = useMemo(() => {
    const path = `${IMPORTS}/${id}/linhas`;
    mapResources([{name: path, rest: {path}}]);
    return path;
  }, [id]);
  const inFile = useMemo(
    () => fields.filter(({campo}) => colunas.some(column => column.campo === campo)),
    [fields, colunas],
  );
  const columns = useMemo(() => columnsOf(inFile, correctable ? setCorrected : undefined), [inFile, correctable]);
  const close = (): void => {
    setCorrected(undefined);
    // The corrected line may have left the list with its button: the next one is then where one goes on.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        place.current?.querySelector<HTMLElement>('button[aria-label^="Corrigir linha"]')?.focus();
    });
  };
  return (
    <div ref={place}>
      <GridList
        resource={resource}
        kind="importacoes-linhas"
        label={`Linhas de ${nomeArquivo}`}
        columns={columns}
        sort={{field: 'id', order: 'ASC'}}
        filters={<SelectFilter source="situacao" label="Situação" options={STATES} />}
        empty={isImportacaoOpen(estado) ? 'O arquivo não tem linhas.' : 'As linhas são guardadas por 7 dias.'}
        {...(contagens && contagens.erros > 0 && {defaultFilter: ONLY_ERRORS})}
      />
      {corrected && (
        <CorrectLine
          key={corrected.linha}
          {...{current, resource, onChanged}}
          fields={inFile}
          line={corrected}
          onClose={close}
        />
      )}
    </div>
  );
}
