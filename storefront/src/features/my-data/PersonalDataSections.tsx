import {messageOf, type AnswerOf, type Schema} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {Button, FailureState, Icon, LoadingState, notify} from '@clube/ui';
import {useMutation, useQueryClient, type UseQueryResult} from '@tanstack/react-query';
import {privacyQuery, downloadPersonalData} from './api';
import styles from './MyData.module.css';

type Section = Schema<'DadosGuardados'>;
type Value = Section['linhas'][number][number];

const text = (value: Value | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('pt-BR') : (value ?? '');

/** One record as a list of values; missing values are listed together in one sentence. */
function Facts({columns, row}: {columns: readonly string[]; row: readonly Value[]}) {
  const known = columns.map((name, i) => ({name, value: text(row[i])})).filter(({value}) => value !== '');
  return (
    <dl className={styles.facts}>
      {known.map(({name, value}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Many records, a few lines each: the first value is the title, the others follow with their labels. */
function Records({section: {colunas, linhas, total}}: {section: Section}) {
  return (
    <>
      <ul className={styles.records}>
        {linhas.map((row, i) => (
          <li key={i}>
            <b>{text(row[0])}</b>
            <span>
              {colunas
                .map((name, at) => ({name, value: text(row[at])}))
                .filter(({value}, at) => at > 0 && value !== '')
                .map(({name, value}) => `${name}: ${value}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > linhas.length && (
        <p className={styles.when}>
          As {linhas.length} mais novas de {total.toLocaleString('pt-BR')}. A cópia para baixar tem todas.
        </p>
      )}
    </>
  );
}

function PersonalDataSection({section}: {section: Section}) {
  const {titulo, finalidade, total, colunas, linhas, nome} = section;
  const [first] = linhas;
  return (
    <details className={styles.held}>
      <summary>
        <span>{titulo}</span>
        <small>{nome === 'cadastro' ? 'ver' : total === 0 ? 'nada' : countOf(total, 'registro', 'registros')}</small>
        <Icon name="chevronDown" size={20} />
      </summary>
      <div className={styles.heldBody}>
        <p className={styles.when}>Para quê: {finalidade}</p>
        {!first && <p>Não há nada guardado aqui.</p>}
        {first && nome === 'cadastro' && <Facts columns={colunas} row={first} />}
        {first && nome !== 'cadastro' && <Records section={section} />}
      </div>
    </details>
  );
}

/** All personal data stored about the painter, section by section, and the export to download. */
export function PersonalDataSections({
  personalData: {data, error, refetch},
}: {
  personalData: UseQueryResult<AnswerOf<'/api/privacidade/dados'>>;
}) {
  const queryClient = useQueryClient();
  const copy = useMutation({
    mutationFn: downloadPersonalData,
    onSuccess: () => {
      notify.success('Cópia baixada', 'Guarde o arquivo em um lugar seguro: ele tem seus dados.');
      return queryClient.invalidateQueries({queryKey: privacyQuery.queryKey, exact: true});
    },
  });
  return (
    <section className={styles.card} aria-labelledby="guardado">
      <h2 id="guardado">O que o Clube guarda sobre você</h2>
      <p>
        A senha não está aqui porque nem nós a conhecemos. As imagens das suas notas e fotos ficam nas telas em que você
        as enviou.
      </p>
      {error && !data && <FailureState message={messageOf(error)} onRetry={() => void refetch()} compact />}
      {!data && !error && <LoadingState rows={6} />}
      {data && (
        <div>
          {data.secoes.map(section => (
            <PersonalDataSection key={section.nome} section={section} />
          ))}
        </div>
      )}
      <Button
        className={styles.action}
        variant="secondary"
        icon="download"
        busy={copy.isPending && 'PREPARANDO...'}
        onClick={() => copy.mutate()}
      >
        Baixar uma cópia (JSON)
      </Button>
    </section>
  );
}
