import {client, messageOf} from '@clube/api-client';
import {CONTACT_DAYS, countOf} from '@clube/domain';
import {FailureState, LoadingState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Tiles} from '../components/figure/Tiles';
import {listAddress} from '../components/list/list-address';

/** Statistics of the directory. */
export function DirectoryFigures() {
  const {data, error, refetch} = useQuery({
    queryKey: ['moderacao', 'numeros'],
    queryFn: ({signal}) => client.get('/api/moderacao/numeros', {signal}),
  });
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={2} />;
  const {pendentes, denunciadas, paginas, avaliacoes, contatos, pedidos, combinados} = data;
  return (
    <Tiles
      tiles={[
        {
          label: 'A conferir',
          value: pendentes,
          to: listAddress('', {estado: 'pendente'}),
          note: countOf(denunciadas, 'denunciado', 'denunciados'),
        },
        {label: 'Páginas no ar', value: paginas},
        {label: 'Avaliações no ar', value: avaliacoes},
        {label: 'Contatos', value: contatos, note: `pelo WhatsApp, em ${CONTACT_DAYS} dias`},
        {
          label: 'Pedidos de orçamento',
          value: pedidos,
          note: `${countOf(combinados, 'combinado', 'combinados')}, em ${CONTACT_DAYS} dias`,
        },
      ]}
    />
  );
}
