import {messageOf} from '@clube/api-client';
import {Button, Field, Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useDeferredValue, useState} from 'react';
import {revendaQuery, revendasQuery, type SimulatedRevenda} from './api';
import styles from './Simulator.module.css';

/** The city, unless the name contains it. */
const placeOf = ({nome, cidade, uf}: SimulatedRevenda): string =>
  cidade && nome.includes(cidade) ? '' : [cidade, uf].filter(Boolean).join('/');

function Results({typed, onChoose}: {typed: string; onChoose: (id: number) => void}) {
  const {data, error, refetch} = useQuery(revendasQuery(typed));
  if (error && !data)
    return (
      <p className={styles.failure} role="alert">
        {messageOf(error)}{' '}
        <Button variant="text" small onClick={() => void refetch()}>
          Tentar de novo
        </Button>
      </p>
    );
  if (!data) return <p role="status">Carregando</p>;
  if (data.rows.length === 0)
    return (
      <p role="status" className={styles.hint}>
        Nenhuma revenda do Clube com esse nome. Faça a conta sem ela: outras lojas valem os pontos simples.
      </p>
    );
  const more = data.total - data.rows.length;
  return (
    <>
      <ul className={styles.results} aria-label="Revendas encontradas">
        {data.rows.map(revenda => (
          <li key={revenda.id}>
            <button type="button" className={styles.row} onClick={() => onChoose(revenda.id)}>
              <b>{revenda.nome}</b>
              <small>{placeOf(revenda)}</small>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.hint}>E mais {more}. Escreva o nome ou a cidade para achar a sua.</p>}
    </>
  );
}

/** The store of the purchase: a reseller of the programme, found by name or city, or any other store. */
export function RevendaPicker({id, onChange}: {id: number | undefined; onChange: (id: number | undefined) => void}) {
  const [typed, setTyped] = useState('');
  const [searching, setSearching] = useState(false);
  const query = useDeferredValue(typed.trim());
  const {data: chosen, isLoading} = useQuery(revendaQuery(id));
  const choose = (next: number | undefined): void => {
    setSearching(false);
    setTyped('');
    onChange(next);
  };
  if (!searching)
    return (
      <div className={styles.chosen}>
        <Icon name="bag" />
        <div>
          {isLoading ? (
            <b className={styles.shadow}>Revenda</b>
          ) : (
            <>
              <b>{id === undefined ? 'Loja sem cadastro no Clube' : (chosen?.nome ?? 'Revenda')}</b>
              <small>{id === undefined ? 'Vale os pontos simples' : chosen ? placeOf(chosen) : ''}</small>
            </>
          )}
        </div>
        <Button variant="text" small onClick={() => setSearching(true)}>
          {id === undefined ? 'Escolher' : 'Trocar'}
          <span className="visually-hidden"> a revenda</span>
        </Button>
      </div>
    );
  return (
    <div className={styles.search}>
      <Field
        label="Nome ou cidade da revenda"
        type="search"
        autoFocus
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Results typed={query} onChoose={choose} />
      <Button variant="text" small onClick={() => choose(undefined)}>
        Outra loja, sem cadastro
      </Button>
    </div>
  );
}
