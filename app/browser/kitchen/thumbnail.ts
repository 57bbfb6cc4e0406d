/** In px. As wide as a card on a phone with two pixels per point. */
const width = 480
const height = 360
const quality = 0.82
/** The model is kept without a picture if that is still loading. */
const longestWaitMs = 2_000

/**
 * A small copy of a picture that the page shows, as a data URL. It is drawn from the loaded picture, so nothing is requested, now or when My kitchen
 * shows it. Undefined if the picture can't be drawn.
 */
export async function thumbnailOf(picture: HTMLImageElement): Promise<string | undefined> {
  try {
    await Promise.race([picture.decode(), new Promise((_, reject) => setTimeout(reject, longestWaitMs))])
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    // Covers the canvas from the middle, like the pictures of cards.
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
    const [shownWidth, shownHeight] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
    canvas.getContext('2d')?.drawImage(picture, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight)
    return canvas.toDataURL('image/jpeg', quality)
  } catch {
    return undefined
  }
}
