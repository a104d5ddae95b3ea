import {useId} from 'react';
import type {Avaliacao} from '../api';
import styles from './Avaliacao.module.css';

interface Props {
  pergunta: Avaliacao['perguntas'][number];
  number: number;
  of: number;
  chosen: string | undefined;
  onChoose: (resposta: string) => void;
}

/** One question with its options, of which one is chosen. */
export function PerguntaField({pergunta: {pergunta, respostas_possiveis}, number, of, chosen, onChoose}: Props) {
  const name = useId();
  return (
    <fieldset className={styles.pergunta}>
      <legend>
        <small>
          Pergunta {number} de {of}
        </small>
        {pergunta}
      </legend>
      {respostas_possiveis.map(option => (
        <label key={option} className={styles.option}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
