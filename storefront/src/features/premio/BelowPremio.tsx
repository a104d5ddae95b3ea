import {useQuery} from '@tanstack/react-query';
import {Carousel} from '../../components/Carousel';
import {PremioCard} from '../../components/premio/PremioCard';
import type {Premio} from '../../base/types';
import {relatedQuery} from './api';
import {Avaliacoes} from './avaliacoes/Avaliacoes';

const FIVE_SECONDS = 5000;

/** Prizes of the same categories first. */
function OtherPremios({premio, saldo}: {premio: Premio; saldo: number | undefined}) {
  const {data: others = []} = useQuery(relatedQuery(premio));
  const items = others.map(other => ({key: other.id, content: <PremioCard premio={other} saldo={saldo} />}));
  return <Carousel title="OUTROS PRÊMIOS" items={items} interval={FIVE_SECONDS} />;
}

/** The content below a prize: reviews and other prizes. */
export default function BelowPremio({premio, saldo}: {premio: Premio; saldo: number | undefined}) {
  return (
    <>
      <Avaliacoes key={premio.id} premioId={premio.id} />
      <OtherPremios premio={premio} saldo={saldo} />
    </>
  );
}
