import {messageOf} from '@clube/api-client';
import {formatPontosInWords} from '@clube/domain';
import {FailureState, Field, Icon, LoadingState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {hasWords} from '../../base/find';
import {produtosQuery, type Produto} from '../../base/queries/produtos';
import styles from './Simulator.module.css';

const SHOWN = 6;

function Results({
  produtos,
  chosen,
  onAdd,
}: {
  produtos: Produto[];
  chosen: Set<string>;
  onAdd: (codigo: string) => void;
}) {
  if (produtos.length === 0)
    return (
      <p role="status" className={styles.hint}>
        Sem resultados. Tente uma parte do nome, como “acrílica” ou “esmalte”.
      </p>
    );
  return (
    <ul className={styles.results} aria-label="Produtos encontrados">
      {produtos.slice(0, SHOWN).map(({codigo, nome, valorPontos}) => (
        <li key={codigo}>
          <button type="button" onClick={() => onAdd(codigo)}>
            <b>
              <span className="visually-hidden">Pôr na conta: </span>
              {nome}
            </b>
            <small>{formatPontosInWords(valorPontos)} cada</small>
            <Icon name={chosen.has(codigo) ? 'check' : 'plus'} size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The products that earn points, found by any part of their names. */
export function ProdutoPicker({chosen, onAdd}: {chosen: Set<string>; onAdd: (codigo: string) => void}) {
  const {data, error, refetch} = useQuery(produtosQuery);
  const [typed, setTyped] = useState('');
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  // As high as the field and what it finds.
  if (!data) return <LoadingState rows={14} />;
  const found = data.filter(({nome, codigo}) => hasWords(`${nome} ${codigo}`, typed.trim()));
  return (
    <div className={styles.search}>
      <Field
        label="Buscar produto"
        type="search"
        autoComplete="off"
        maxLength={80}
        placeholder="Nome ou código"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Results produtos={found} chosen={chosen} onAdd={onAdd} />
    </div>
  );
}
