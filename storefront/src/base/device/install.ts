import {whenIdle} from '@clube/ui';
import {useSyncExternalStore} from 'react';

/** Chromium's event to install the page as an app; TypeScript's library does not declare it. */
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

/** Adds the manifest link after the first screen, as the browser would otherwise load the manifest together with it. */
function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Stores the browser's install prompt for later, instead of its own banner over the page. */
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
  // A prompt can be used only once.
  change(undefined);
  void prompt?.prompt().catch(() => undefined);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns a function that installs the app, if the browser currently offers that. */
export const useInstall = (): (() => void) | undefined =>
  useSyncExternalStore(subscribe, () => (offered ? install : undefined));
