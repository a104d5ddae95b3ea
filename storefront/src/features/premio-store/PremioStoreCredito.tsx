import PremioStore from './PremioStore';

/** The store with only credit for the prepaid card. */
export default function PremioStoreCredito() {
  return <PremioStore title="Crédito no cartão" tipo="credito" />;
}
