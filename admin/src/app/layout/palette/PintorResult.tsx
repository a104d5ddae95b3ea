import {client, messageOf} from '@clube/api-client';
import {formatCpf, formatPontosInWords, notaAnswer} from '@clube/domain';
import {FailureState, Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {dateTimeOrDash} from '../../../components/format/values';
import {toTitleCase} from '../../../components/format/text';
import {NotaStateChip} from '../../../components/notas/NotaStateChip';
import {CopyAnswer} from '../../../components/notas/CopyAnswer';
import {FileButton} from '../../../components/notas/FileButton';
import styles from './PintorResult.module.css';

const LATEST = 10;

const usePintorWithNotas = (cpf: string) =>
  useQuery({
    queryKey: ['paleta', 'pintor', cpf],
    queryFn: async ({signal}) => {
      const [pintores, notas] = await Promise.all([
        client.list('/api/parceiros', {query: {filtros: {cpf}}, signal}),
        client.list('/api/notas', {query: {filtros: {cpf}, pagina: 0, limite: LATEST}, signal}),
      ]);
      return {pintor: pintores.rows[0], notas: notas.rows};
    },
  });

/**
 * The painter with this CPF, with the balance and the results of the latest receipts: what painters ask for on the
 * telephone.
 */
export function PintorResult({cpf, onClose}: {cpf: string; onClose: () => void}) {
  const {data, error, refetch} = usePintorWithNotas(cpf);
  const [openId, setOpenId] = useState<number>();
  if (error) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return null;
  const {pintor, notas} = data;
  if (!pintor) return <p className={styles.nobody}>Não há pintor cadastrado com o CPF {formatCpf(cpf)}.</p>;
  const nome = toTitleCase(pintor.nome);
  const nota = notas.find(({id}) => id === openId);
  return (
    <section className={styles.card} aria-label={`Pintor ${nome}`}>
      <header className={styles.who}>
        <Link to={`/painel/pintor/${cpf}`} onClick={onClose}>
          {nome}
        </Link>
        <strong>{formatPontosInWords(pintor.saldoPontos)}</strong>
        {pintor.clusterNome && <span>Nível {pintor.clusterNome}</span>}
        {pintor.ativo === 0 && <span>Inativo</span>}
      </header>
      {notas.length === 0 && <p className={styles.nobody}>Ainda não enviou notas.</p>}
      <ol className={styles.notas} aria-label="Últimas notas">
        {notas.map(each => (
          <li key={each.id}>
            <button
              type="button"
              aria-expanded={each.id === openId}
              onClick={() => setOpenId(each.id === openId ? undefined : each.id)}
            >
              <NotaStateChip estado={each.estado} />
              <span>
                {each.loja ?? `Nota ${each.id}`}
                <small>{dateTimeOrDash(each.criadoEm)}</small>
              </span>
              <small className={styles.fate}>
                {each.pontos === null ? each.reprovadoMotivo : formatPontosInWords(each.pontos)}
              </small>
              <Icon name="chevronDown" size={16} />
            </button>
            <FileButton file={each} description={`nota ${each.id}`} />
            {each === nota && <CopyAnswer text={notaAnswer({...each, nome})} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
