import {whenIdle} from '@clube/ui';
import {useSyncExternalStore} from 'react';

/** Chromium's way of offering to put a page on the home screen; TypeScript's library does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function change(next: InstallPrompt | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Says that the page can be installed, once it stands: the browser would ask for the manifest among what is looked at. */
function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Stores the browser's install prompt until somebody wants it, instead of its own banner over the page. */
export function captureInstallPrompt(): void {
  whenIdle(nameManifest);
  window.addEventListener('beforeinstallprompt', event => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    change(event);
  });
  window.addEventListener('appinstalled', () => change(undefined));
}

function install(): void {
  const prompt = offered;
  // An offer can be taken up once.
  change(undefined);
  void prompt?.prompt().catch(() => undefined);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Puts the app on the home screen, if the browser offers that here and now. */
export const useInstall = (): (() => void) | undefined =>
  useSyncExternalStore(subscribe, () => (offered ? install : undefined));
