import Loja from './Loja';

/** The store with nothing but credit for the prepaid card. */
export default function LojaCredito() {
  return <Loja title="Crédito no cartão" tipo="credito" />;
}
