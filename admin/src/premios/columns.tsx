import {client, fileUrl} from '@clube/api-client';
import {PREMIO_TYPE_LABELS} from '@clube/domain';
import {PremioIllustration, Picture} from '@clube/ui';
import {DASH, numberOrDash} from '../components/format/values';
import type {ListColumn} from '../components/grid/columns';
import {ActiveSwitch} from '../components/ActiveSwitch';
import {StateChip} from '../components/StateChip';
import {maySee} from '../providers/access';
import styles from './Premios.module.css';
import type {Premio} from './types';

function Name({premio}: {premio: Premio}) {
  return (
    <>
      <Picture
        renditions={premio.imagens}
        main={fileUrl(premio.diretorioFoto)}
        alt=""
        sizes="40px"
        fit="contain"
        className={styles.photo}
      >
        <PremioIllustration tipo={premio.tipo} seed={premio.codigo} />
      </Picture>
      <strong title={premio.nome}>{premio.nome}</strong>
    </>
  );
}

function Stock({isCombo, quantidade}: Premio) {
  if (isCombo !== 1) return DASH;
  return quantidade === 0 ? <StateChip tone="error">Esgotado</StateChip> : numberOrDash(quantidade);
}

const ACTIVE: ListColumn<Premio> = {
  kind: 'toggle',
  field: 'ativo',
  sortable: true,
  cell: premio => (
    <ActiveSwitch
      active={premio.ativo === 1}
      name={premio.nome}
      resource="premios"
      failure="Erro ao atualizar prêmio"
      change={ativo => client.put('/api/premios/{id}', {path: {id: premio.id}, body: {ativo}})}
    />
  ),
};

const COLUMNS: readonly ListColumn<Premio>[] = [
  {
    kind: 'custom',
    field: 'nome',
    sortable: true,
    main: true,
    cell: premio => <Name premio={premio} />,
  },
  {kind: 'text', field: 'codigo', width: 84},
  {kind: 'text', field: 'tipo', sortable: true, value: ({tipo}) => PREMIO_TYPE_LABELS[tipo], width: 84},
  {
    kind: 'points',
    field: 'pontosWeb',
    sortable: true,
    files: ['pontosWeb', 'pontosAlternativo'],
    note: ({pontosAlternativo}) => pontosAlternativo !== null && `220V: ${numberOrDash(pontosAlternativo)}`,
    width: 130,
  },
  {kind: 'money', field: 'custo', sortable: true, width: 90},
  {kind: 'number', field: 'quantidade', sortable: true, cell: Stock, width: 100},
  {kind: 'text', field: 'tags', value: ({tags}) => tags.replaceAll(',', ', ')},
];

export const prizeColumns = (): ListColumn<Premio>[] => [...COLUMNS, ...(maySee('/premios', 'ativo') ? [ACTIVE] : [])];
