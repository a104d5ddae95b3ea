import PremioStore from './PremioStore';

/** The store with nothing but credit for the prepaid card. */
export default function PremioStoreCredito() {
  return <PremioStore title="Crédito no cartão" tipo="credito" />;
}
