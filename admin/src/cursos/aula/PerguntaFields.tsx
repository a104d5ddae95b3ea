import {MAX_PERGUNTA_LENGTH, MAX_RESPOSTA_LENGTH, type FieldErrors} from '@clube/domain';
import {Field, Icon, TextAreaField, classes} from '@clube/ui';
import {useId} from 'react';
import {useSortableRow} from '../../components/reorder/useSortableRow';
import {RemoveButton} from '../RemoveButton';
import styles from './Aula.module.css';
import type {PerguntaDraft} from './values';

interface Props {
  pergunta: PerguntaDraft;
  number: number;
  errors: FieldErrors;
  onChange: (pergunta: PerguntaDraft) => void;
}

/**
 * A question, its three answers, and the right one. A removed question stays, struck through, until the assessment is
 * saved.
 */
export function PerguntaFields({pergunta: draft, number, errors, onChange}: Props) {
  const {id, pergunta, respostas_possiveis: options, resposta_correta: right, removed} = draft;
  const {ref, style, className, handle} = useSortableRow(id);
  const errorId = useId();
  const wrong = errors.resposta_correta;
  return (
    <li ref={ref} style={style} className={classes(styles.pergunta, removed && styles.gone, className)}>
      <div className={styles.head}>
        {handle}
        <strong className={styles.what}>{removed ? pergunta || `Pergunta ${number}` : `Pergunta ${number}`}</strong>
        <RemoveButton
          what={`a pergunta ${number}`}
          removed={removed === true}
          onChange={gone => onChange({...draft, removed: gone})}
        />
      </div>
      {!removed && (
        <>
          <TextAreaField
            label={`Texto da pergunta ${number}`}
            rows={2}
            value={pergunta}
            maxLength={MAX_PERGUNTA_LENGTH}
            error={errors.pergunta}
            onChange={event => onChange({...draft, pergunta: event.target.value})}
          />
          <fieldset className={styles.options} aria-describedby={wrong ? errorId : undefined}>
            <legend>Respostas: marque a certa</legend>
            {options.map((option, i) => (
              <div key={i} className={classes(styles.option, right === i + 1 && styles.right)}>
                <input
                  type="radio"
                  name={`certa-${id}`}
                  aria-label={`A resposta ${i + 1} é a certa`}
                  checked={right === i + 1}
                  onChange={() => onChange({...draft, resposta_correta: i + 1})}
                />
                <Field
                  label={`Resposta ${i + 1}`}
                  value={option}
                  maxLength={MAX_RESPOSTA_LENGTH}
                  error={errors[`respostas_possiveis.${i}`]}
                  onChange={event => onChange({...draft, respostas_possiveis: options.with(i, event.target.value)})}
                />
                <span className={styles.mark} aria-hidden>
                  {right === i + 1 && 'certa'}
                </span>
              </div>
            ))}
            {wrong && (
              <p className={styles.fault} id={errorId}>
                <Icon name="alert" size={16} /> {wrong}
              </p>
            )}
          </fieldset>
        </>
      )}
    </li>
  );
}
