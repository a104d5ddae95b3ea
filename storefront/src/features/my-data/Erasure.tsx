import type {Schema} from '@clube/api-client';
import {RETAINED_DATA} from '@clube/domain';
import {Button, Icon} from '@clube/ui';
import {useState} from 'react';
import {EraseModal} from './EraseModal';
import styles from './MyData.module.css';

/** Deletion of the account: explains first what is deleted, what is kept and why. */
export function Erasure({losses}: {losses: Schema<'PerdasAoApagar'>}) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="apagar">
      <h2 id="apagar">Apagar meus dados</h2>
      <p>
        Apagamos seu nome, CPF, contatos, endereço, foto, as imagens das notas, fotos e vídeos de prêmios, avaliações e
        galeria. Não há volta: para participar de novo, seria outro cadastro, com saldo zero. Um débito em aberto e o
        que é uma vez por pessoa continuam valendo.
      </p>
      <details className={styles.held}>
        <summary>
          <span>O que fica, sem dizer de quem é, e por quê</span>
          <Icon name="chevronDown" size={20} />
        </summary>
        <dl className={styles.stays}>
          {RETAINED_DATA.map(({oQue, porque}) => (
            <div key={oQue}>
              <dt>{oQue}</dt>
              <dd>{porque}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Button className={styles.action} variant="secondary" icon="bin" onClick={() => setOpen(true)}>
        Apagar meus dados
      </Button>
      {open && <EraseModal losses={losses} onClose={() => setOpen(false)} />}
    </section>
  );
}
