import {countOf} from '@clube/domain';
import {IconButton, classes} from '@clube/ui';
import {StateChip} from '../../components/StateChip';
import {DASH} from '../../components/format/values';
import {useSortableRow} from '../../components/reorder/useSortableRow';
import {RemoveButton} from '../RemoveButton';
import {durationInWords} from '../duration';
import type {Aula} from '../types';
import styles from './Conteudo.module.css';

interface Props {
  aula: Aula;
  number: number;
  /** The number of enrolled painters who have not completed the course. */
  inscritos: number;
  removed: boolean;
  /** Whether the removal can be undone here; not if the whole module is removed. */
  undoable?: boolean;
  onRemove: (removed: boolean) => void;
  onOpen: () => void;
}

/** A lesson: its contents, and how many painters stop here. */
export function AulaRow({aula, number, inscritos, removed, undoable = true, onRemove, onOpen}: Props) {
  const {nome, descricao, duracao, linkVideo, legenda, Materiais, Avaliacoes, paramAqui} = aula;
  const {ref, style, className, handle} = useSortableRow(aula.id);
  const perguntas = Avaliacoes.reduce((sum, avaliacao) => sum + avaliacao.perguntas.length, 0);
  const share = inscritos > 0 ? Math.round((100 * paramAqui) / inscritos) : 0;
  return (
    <li
      data-aula={aula.id}
      ref={ref}
      style={style}
      className={classes(styles.aula, removed && styles.removed, className)}
    >
      {handle}
      <span className={styles.name}>
        <button type="button" className={styles.open} onClick={onOpen} disabled={removed}>
          <span className={styles.title}>
            {number}. {nome}
          </span>
          {descricao && <small>{descricao}</small>}
        </button>
      </span>
      <span className={styles.facts}>
        <span className={styles.duration}>{duracao === null ? DASH : durationInWords(duracao)}</span>
        <span>
          {linkVideo ? <StateChip tone="ok">Vídeo</StateChip> : <StateChip tone="neutral">Só leitura</StateChip>}
        </span>
        <span>{linkVideo ? (legenda ? 'com legenda' : 'sem legenda') : DASH}</span>
        <span>{perguntas > 0 ? countOf(perguntas, 'pergunta', 'perguntas') : 'sem perguntas'}</span>
        <span>{Materiais.length > 0 ? countOf(Materiais.length, 'material', 'materiais') : 'sem material'}</span>
        {inscritos > 0 && (
          <span className={styles.stops} title={`${countOf(paramAqui, 'inscrito parou', 'inscritos pararam')} aqui`}>
            <meter className={styles.meter} min={0} max={100} value={share} aria-label={`Param na aula ${number}`} />
            {share}% param aqui
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {!removed && <IconButton icon="pencil" size={18} label={`Editar a aula ${nome}`} onClick={onOpen} />}
        <RemoveButton what={`a aula ${nome}`} removed={removed} onChange={onRemove} disabled={!undoable} />
      </span>
    </li>
  );
}
