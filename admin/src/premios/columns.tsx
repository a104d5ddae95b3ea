import {client, fileUrl} from '@clube/api-client';
import {PREMIO_TYPE_LABELS} from '@clube/domain';
import {PremioIllustration, Picture} from '@clube/ui';
import {NOTHING, numberOrNothing, reaisOrNothing} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {ActiveSwitch} from '../components/ActiveSwitch';
import {StateChip} from '../components/StateChip';
import {maySee} from '../providers/access';
import styles from './Premios.module.css';
import type {Premio} from './types';

function PremioName({premio}: {premio: Premio}) {
  return (
    <span className={styles.miniatura}>
      <Picture
        renditions={premio.imagens}
        main={fileUrl(premio.diretorioFoto)}
        alt=""
        sizes="52px"
        fit="contain"
        className={styles.foto}
      >
        <PremioIllustration tipo={premio.tipo} seed={premio.codigo} />
      </Picture>
      <span>
        <strong>{premio.nome}</strong>
        <small>Código {premio.codigo}</small>
      </span>
    </span>
  );
}

function Price({premio}: {premio: Premio}) {
  return (
    <>
      {numberOrNothing(premio.pontosWeb)}
      {premio.pontosAlternativo !== null && <small>220V: {numberOrNothing(premio.pontosAlternativo)}</small>}
    </>
  );
}

const ativoColumn: Column<Premio> = {
  key: 'ativo',
  title: 'Ativo',
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

export function columns(): Column<Premio>[] {
  return [
    {key: 'nome', title: 'Prêmio', sortable: true, main: true, cell: premio => <PremioName premio={premio} />},
    {
      key: 'tipo',
      title: 'Tipo',
      sortable: true,
      cell: premio => PREMIO_TYPE_LABELS[premio.tipo],
    },
    {
      key: 'pontosWeb',
      title: 'Pontos',
      sortable: true,
      numeric: true,
      cell: premio => <Price premio={premio} />,
    },
    {key: 'custo', title: 'Custo', sortable: true, numeric: true, cell: premio => reaisOrNothing(premio.custo)},
    {
      key: 'quantidade',
      title: 'Estoque',
      sortable: true,
      numeric: true,
      cell: premio =>
        premio.isCombo !== 1 ? (
          NOTHING
        ) : premio.quantidade === 0 ? (
          <StateChip tone="erro">Esgotado</StateChip>
        ) : (
          numberOrNothing(premio.quantidade)
        ),
    },
    {key: 'tags', title: 'Tags', cell: premio => premio.tags.replaceAll(',', ', ') || NOTHING},
    ...(maySee('/premios', 'ativo') ? [ativoColumn] : []),
  ];
}
